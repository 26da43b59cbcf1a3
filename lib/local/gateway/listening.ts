import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { blockedPorts } from './blocked-ports.ts'

export async function listen(server: Server, port: number): Promise<void> {
  // A client that uses an idle connection again at the moment when the server closes it loses its request.
  server.keepAliveTimeout = 0
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? inUse(port) : error),
    )
    server.listen(port, '127.0.0.1', done)
  })
  if (port === 0 || !(await isTakenOnIpv6(port))) return
  await closeServer(server)
  throw inUse(port)
}

export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

/** Browsers look there first for `localhost`, and would meet another server; without IPv6, there is none. */
function isTakenOnIpv6(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => done(error.code === 'EADDRINUSE'))
    probe.listen(port, '::1', () => probe.close(() => done(false)))
  })
}

const inUse = (port: number) =>
  new Error(
    `Port ${port} is in use. Stop the process that uses it, or choose another port: PORT=${next(port)} npm start`,
  )

/** The one after it that a browser opens. */
function next(port: number): number {
  const after = port + 1
  if (after > 65_535) return 3000
  return blockedPorts.has(after) ? next(after) : after
}
