import { createServer, request, STATUS_CODES, type IncomingMessage } from "node:http"
import { connect } from "node:net"
import { spawn } from "node:child_process"
import { Worker, isMainThread } from "node:worker_threads"
import { createInterface } from "node:readline/promises"
const body = (req: IncomingMessage) => new Promise<string>((resolve, reject) => { const parts: Buffer[] = []; req.on("data", (c: Buffer) => parts.push(c)).on("end", () => resolve(Buffer.concat(parts).toString())).on("error", reject) })
/** Start a server. */
export default async (input: { port: number }) => {
  const server = createServer(async (req, res) => { const text = await body(req); res.writeHead(200, { "content-type": "text/plain" }).end(text) })
  await new Promise<void>((done) => server.listen(input.port, done))
  const address = server.address()
  const child = spawn("ls", ["-l"], { stdio: ["ignore", "pipe", "inherit"] })
  const out: string[] = []
  for await (const chunk of child.stdout) out.push(String(chunk))
  const code = await new Promise<number | null>((r) => child.on("close", r))
  const rl = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await rl.question("?")
  return { port: typeof address === "object" ? address?.port : address, status: STATUS_CODES[404], out, code, pid: child.pid, main: isMainThread, answer, sock: connect(1).remoteAddress, m: request("x").method, listening: server.listening }
}
