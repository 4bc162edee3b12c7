type Op = "=" | "!=" | "<" | ">" | "like" | "in"
type Where = { column: string; op: Op; value: string | number | boolean | null | (string | number)[] }
type Query = { table: string; columns?: "*" | string[]; where?: Where[]; orderBy?: { column: string; direction: "asc" | "desc" }[]; limit?: number }
type Param = Exclude<Where["value"], unknown[]> | string | number

function sql(strings: TemplateStringsArray, ...values: unknown[]) {
  return { text: strings.reduce((t, s, i) => `${t}$${i}${s}`), values }
}

/** Build a parametrised SELECT statement. */
export default (query: Query) => {
  const params: Param[] = []
  const push = (p: Param) => `$${params.push(p)}`
  const conditions = (query.where ?? []).map(({ column, op, value }) =>
    Array.isArray(value) ? `${column} in (${value.map(push).join(", ")})` : value === null ? `${column} is null` : `${column} ${op} ${push(value)}`,
  )
  const clauses = [
    ["SELECT", typeof query.columns === "object" ? query.columns.join(", ") : query.columns ?? "*"],
    ["FROM", query.table],
    conditions.length > 0 && ["WHERE", conditions.join(" AND ")],
    query.orderBy?.length && ["ORDER BY", query.orderBy.map((o) => `${o.column} ${o.direction}`).join(", ")],
    query.limit !== undefined && ["LIMIT", query.limit],
  ].filter((c): c is [string, string] => Array.isArray(c))
  return { text: clauses.map((c) => c.join(" ")).join("\n"), params, clauses, tagged: sql`select ${query.table} limit ${query.limit}` }
}
