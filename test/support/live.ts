import { once } from 'node:events'
import { WebSocket } from 'ws'
import { LiveMessage } from '#shared/platform/live/live-message.ts'

/**
 * Connects with a ticket. Returns the open connection with the messages it has received, or the status of the
 * refusal.
 */
export async function connectLive(url: string, ticket: string, headers: Record<string, string> = {}) {
  const address = `${url.replace('http', 'ws')}/live?ticket=${encodeURIComponent(ticket)}`
  const socket = new WebSocket(address, { headers })
  const messages: Extract<LiveMessage, { kind: 'notification' }>[] = []
  const conversations: Extract<LiveMessage, { kind: 'conversation' }>[] = []
  const presences: Extract<LiveMessage, { kind: 'support_presence' }>[] = []
  const requests: Extract<LiveMessage, { kind: 'support_request' }>[] = []
  let accountChanges = 0
  socket.on('message', (data: Buffer) => {
    const message = LiveMessage.parse(JSON.parse(data.toString('utf8')))
    if (message.kind === 'account') accountChanges++
    if (message.kind === 'conversation') conversations.push(message)
    if (message.kind === 'support_presence') presences.push(message)
    if (message.kind === 'support_request') requests.push(message)
    if (message.kind !== 'notification') return
    // Deliveries may repeat; as a browser does, a notification is recognized by its id.
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
    conversations,
    presences,
    requests,
    accountChanges: () => accountChanges,
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}
