//! `dawn.config.ts` in every form in which it can be read, and in those in which it cannot.

use super::{WORKFLOW, open, paths, read, read_with};
use crate::app::discover;
use crate::base::temporary::Temporary;
use crate::base::{Diagnostic, Rule, Severity};

fn configured(config: &str) -> Temporary {
    let files = Temporary::app(&[("routes/a/index.ts", WORKFLOW), ("src/app/b/index.ts", WORKFLOW)]);
    files.write("dawn.config.ts", config);
    files
}

fn refused(config: &str) -> Diagnostic {
    let files = configured(config);
    files.write("elsewhere.ts", "export const dir = process.env.DIR");
    *discover(&open(&files), None).expect_err(config)
}

#[test]
fn the_directory_is_read_from_source() {
    for config in [
        "export default { appDir: 'routes' }",
        "export default { appDir: `routes` } satisfies DawnConfig",
        "export default { 'appDir': 'rou' + 'tes' } as const",
        "export default ({ ['appDir']: 'routes' })",
        "const config = { appDir: 'routes' }\nexport default config",
        "const config: DawnConfig = { appDir: './routes/' }; export { config as default }",
        "import { defineConfig } from '@dawn-ai/sdk'; export default defineConfig({ appDir: 'routes' })",
        "export default defineConfig(() => ({ appDir: 'routes' }))",
        "export default defineConfig(function () { return { appDir: 'routes' } })",
        "const dir = 'routes'; export default { appDir: dir }",
        "const appDir = 'routes' as const; export default <DawnConfig>{ appDir }",
        "const base = { appDir: 'other' }; export default { ...base, appDir: 'routes' }",
        "const base = { appDir: 'routes' }; export default { ...base, model: load() }",
        "const dirs = { app: 'routes' }; export default { ...load(), appDir: dirs.app }",
        "\u{feff}export default {\r\n  appDir: 'routes',\r\n}\r\n",
        "export = { appDir: 'routes' }",
    ] {
        assert_eq!(paths(&read(&configured(config))), ["/a"], "{config}");
    }
}

#[test]
fn without_a_directory_it_is_the_default() {
    for config in ["export default {}", "", "export default { appDir: undefined }", "export const appDir = 'routes'"] {
        assert_eq!(paths(&read(&configured(config))), ["/b"], "{config}");
    }
}

#[test]
fn what_is_computed_is_an_error_that_names_the_option() {
    for config in [
        "export default { appDir: process.env.APP_DIR }",
        "export default { appDir: `${root}/app` }",
        "export default { ...load() }",
        "export default { appDir: 'routes', ...load() }",
        "export default { [key]: 'routes' }",
        "export default { get appDir() { return 'routes' } }",
        "export default { appDir: production ? 'a' : 'b' }",
        "export default { appDir: 1 }",
        "export default load()",
        "export default class {}",
        "export default await load()",
        "let config = { appDir: 'routes' }; export default config",
        "import { dir } from './elsewhere'; export default { appDir: dir }",
        "export { default } from './missing'",
        "const a = b; const b = a; export default { appDir: a }",
    ] {
        let diagnostic = refused(config);
        assert_eq!(diagnostic.rule, Rule::AppConfig, "{config}");
        let help = diagnostic.help.expect("a way out");
        assert!(help.contains("option `appDir`"), "{config}: {help}");
    }
}

#[test]
fn the_place_is_the_part_that_cannot_be_read() {
    let diagnostic = refused("export default {\n  appDir: process.env.APP_DIR,\n}");
    assert_eq!((diagnostic.start.line, diagnostic.start.column, diagnostic.end.column), (2, 11, 30));
}

#[test]
fn a_configuration_that_does_not_parse_is_an_error() {
    let diagnostic = refused("export default { appDir: ");
    assert_eq!(diagnostic.rule, Rule::Syntax);
    assert!(diagnostic.help.expect("a way out").contains("option `appDir`"));
}

#[test]
fn the_option_wins_and_spares_the_configuration() {
    let files = configured("export default { appDir: process.env.APP_DIR }");
    assert_eq!(paths(&read_with(&files, "routes").expect("routes")), ["/a"]);
}

#[test]
fn outside_the_app_is_an_error_wherever_it_comes_from() {
    let diagnostic = refused("export default { appDir: '../elsewhere' }");
    assert_eq!(diagnostic.rule, Rule::AppConfig);
    assert!(diagnostic.message.contains("outside the app"), "{}", diagnostic.message);
    assert_eq!(diagnostic.start.column, 26);
    let error = read_with(&configured("export default {}"), "src/../../x").expect_err("outside");
    assert!(error.message.contains("outside the app"));
    assert!(read_with(&configured("export default {}"), "/etc").is_err());
}

#[cfg(unix)]
#[test]
fn the_app_may_be_reached_through_a_link() {
    let files = configured("export default {}");
    let elsewhere = Temporary::new(&[]);
    std::os::unix::fs::symlink(files.path(), elsewhere.join("link")).expect("a link");
    let app_dir = elsewhere.join("link/routes");
    assert_eq!(paths(&read_with(&files, app_dir.to_str().expect("Unicode")).expect("inside")), ["/a"]);
    assert_eq!(crate::app::find_root(&elsewhere.join("link/routes/a"), None).expect("an app"), files.path());
}

#[test]
fn a_named_directory_must_exist_and_the_default_should() {
    let diagnostic = refused("export default { appDir: 'missing' }");
    assert!(diagnostic.message.contains("no routes directory"));
    let empty = Temporary::app(&[]);
    let app = read(&empty);
    assert_eq!(app.routes.len(), 0);
    assert_eq!(super::rules(&app.diagnostics), [Rule::AppConfig]);
    assert_ne!(app.diagnostics[0].severity, Severity::Error);
}
