import { once } from 'node:events'
import { createServer } from 'node:net'

/** Lower than the ports that a system assigns, so that no one gets it between two uses. */
const range = { from: 20_000, count: 10_000 }

/** A port that this process may use again and again. */
export async function ownPort(): Promise<number> {
  for (;;) {
    const port = range.from + Math.floor(Math.random() * range.count)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
