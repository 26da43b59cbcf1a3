import type { Server } from 'node:http'

export function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
            )
          : error,
      ),
    )
    server.listen(port, '127.0.0.1', done)
  })
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
