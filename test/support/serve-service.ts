import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LocalService } from '#lib/local/service.ts'

/** Serves one engine of the laptop cloud under a path prefix, for tests that speak to it over HTTP. */
export async function serveService(prefix: string, service: LocalService) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    const { status, headers, body } = await service({
      method: incoming.method ?? 'GET',
      path: url.pathname.slice(prefix.length) || '/',
      query: url.searchParams,
      headers: incoming.headers,
      body: Buffer.concat(chunks),
    })
    outgoing.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    url: `http://127.0.0.1:${port}${prefix}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
