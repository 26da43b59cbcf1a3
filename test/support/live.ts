import { once } from 'node:events'
import { WebSocket } from 'ws'
import { LiveMessage } from '#shared/live/live-message.ts'

/** Knocks with a ticket: the open connection with what it has received, or the status of the refusal. */
export async function connectLive(url: string, ticket: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live?ticket=${encodeURIComponent(ticket)}`)
  const messages: LiveMessage[] = []
  socket.on('message', (data: Buffer) => {
    const message = LiveMessage.parse(JSON.parse(data.toString('utf8')))
    // Deliveries may repeat; as a browser does, a notification is recognised by its id.
    const known = messages.some(({ notification }) => notification.id === message.notification.id)
    if (!known) messages.push(message)
  })
  const refused = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request, response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  const status = await Promise.race([once(socket, 'open').then(() => 101), refused])
  return {
    status,
    messages,
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}
