type Fetcher = typeof fetch
interface Issue { number: number; title: string; state: "open" | "closed"; labels: ({ name: string } | string)[]; pull_request?: unknown; user: { login: string } | null }
class GitHubError extends Error { constructor(public status: number, message: string, public readonly retryAfter?: number) { super(message) } }
async function get<T>(path: string, params: Record<string, string | number | undefined>, fetcher: Fetcher = fetch): Promise<{ data: T; next: URL | null }> {
  const url = new URL(path, "https://api.github.com")
  for (const [key, value] of Object.entries(params)) if (value !== undefined) url.searchParams.append(key, `${value}`)
  const res = await fetcher(url, { headers: { accept: "application/vnd.github+json", ...(process.env.TOKEN ? { authorization: `Bearer ${process.env.TOKEN}` } : {}) } })
  if (!res.ok) throw new GitHubError(res.status, res.statusText, Number(res.headers.get("retry-after")) || undefined)
  const link = res.headers.get("link")?.match(/<([^>]+)>; rel="next"/)?.[1]
  return { data: (await res.json()) as T, next: link ? new URL(link) : null }
}
/** Search issues of a repository. */
const searchIssues = async ({ repo, state = "open", labels = [], limit = 30 }: { repo: `${string}/${string}`; state?: Issue["state"] | "all"; labels?: string[]; limit?: number }) => {
  try {
    const { data, next } = await get<Issue[]>(`/repos/${repo}/issues`, { state, labels: labels.join() || undefined, per_page: limit })
    const issues = data.filter((i) => !("pull_request" in i)).map(({ number, title, user, labels, ...rest }) => ({ id: `#${number}` as const, title, author: user?.login ?? "ghost", labels: labels.map((l) => (typeof l === "string" ? l : l.name)), state: rest.state }))
    return { issues, more: next !== null, cursor: next?.searchParams.get("page") }
  } catch (error) {
    if (error instanceof GitHubError && error.status === 404) return { issues: [], error: "not found" as const }
    if (error instanceof GitHubError) return { error: "http" as const, status: error.status, retryAfter: error.retryAfter }
    throw error
  }
}
export default searchIssues
