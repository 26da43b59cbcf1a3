import { connect, type Socket } from 'node:net'

const connections = 100

/**
 * Gives the engine memory to work in for as long as it runs. Its allocator fetches pages from the kernel for each
 * answer and returns them after it, unless others of their size are in use and some between them are free. So idle
 * connections stay open, and every second one is closed. That saves half of an engine’s work.
 */
export async function holdMemory(endpoint: string): Promise<void> {
  const { hostname, port } = new URL(endpoint)
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => answeredConnection(hostname, Number(port))),
  )
  for (const [place, socket] of sockets.entries()) if (place % 2 === 0) socket.destroy()
}

/**
 * Opens a connection that has had its answer, without which it holds nothing. It ends with the engine and
 * keeps no process alive.
 */
function answeredConnection(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port }).unref()
  socket.on('error', () => socket.destroy())
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  return new Promise((resolve) => {
    socket.once('data', () => resolve(socket)).once('close', () => resolve(socket))
  })
}
