import * as R from "remeda"
interface Lead { id: string; source: "ad" | "mail" | "friend"; value: number; owner?: string }
/** Folds leads into a funnel. */
export default async ({ leads }: { leads: Lead[] }) => {
  const bySource = R.pipe(leads, R.groupBy((lead) => lead.source), R.mapValues((some) => ({ count: some.length, value: R.sumBy(some, (lead) => lead.value) })))
  const owners = R.pipe(leads, R.map((lead) => lead.owner), R.filter(R.isDefined), R.unique(), R.sortBy(R.identity()))
  const top = R.pipe(leads, R.sortBy([(lead) => lead.value, "desc"]), R.take(3), R.map(R.pick(["id", "value"])))
  const [big, small] = R.partition(leads, (lead) => lead.value > 1000)
  return {
    bySource, owners, top, big, small,
    entries: R.entries(bySource),
    index: R.indexBy(leads, (lead) => lead.id),
    first: R.first(leads), last: R.last(owners),
    total: R.reduce(leads, (sum, lead) => sum + lead.value, 0),
    chunks: R.chunk(owners, 2),
    zipped: R.zip(owners, R.range(0, 3)),
    counts: R.countBy(leads, (lead) => lead.source),
  }
}
