import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalService } from '../service.ts'

/** An emulator on a port of its own, for the tests of its interface; `open` says which one answers. */
export async function startTestServer(open: () => LocalService) {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const answer = await open()({
      method: request.method ?? 'GET',
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: Buffer.concat(await request.toArray()),
    })
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
