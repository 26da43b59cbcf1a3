import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LocalService } from '../service.ts'
import {
  type Connection,
  connectEvent,
  disconnectEvent,
  type LiveEvent,
  messageEvent,
  newConnection,
} from './connection.ts'
import { answerManagement, largestMessage } from './management.ts'

export type Live = {
  /** For the HTTP server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** The WebSocket management API, `/@connections/{id}`. */
  management: LocalService
  stop(): Promise<void>
}

type Limits = { pingMs: number; idleMs: number; longestMs: number }

/** API Gateway's: ten idle minutes, two hours altogether. */
const defaultLimits: Limits = { pingMs: 30_000, idleMs: 10 * 60_000, longestMs: 2 * 3600_000 }

/** A WebSocket API: functions decide who connects, and push through the management API. */
export function createLive({
  invoke,
  now = () => new Date(),
  limits = defaultLimits,
}: {
  invoke: {
    connect(event: LiveEvent): Promise<unknown>
    disconnect(event: LiveEvent): Promise<unknown>
    default?(event: LiveEvent): Promise<unknown>
  }
  now?: () => Date
  limits?: Limits
}): Live {
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage, perMessageDeflate: false })
  const connections = new Map<string, Connection>()
  const knocking = new Set<Duplex>()
  const leaving = new Set<Promise<unknown>>()
  let stopping = false

  const connect = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (stopping) return refuse(socket, 503)
    const connection = newConnection(request, now())
    const status = await invoke.connect(connectEvent(connection, request, now())).then(statusOf, () => 502)
    if (status < 200 || status > 299) return refuse(socket, status)
    // The function has admitted a client that left in the meantime, so it must be told about that too.
    if (socket.destroyed || stopping) {
      socket.destroy()
      return disconnected(connection, 1006, '')
    }
    server.handleUpgrade(request, socket, head, (webSocket) => serve(connection, webSocket))
  }

  const serve = (connection: Connection, socket: WebSocket) => {
    connection.socket = socket
    connections.set(connection.id, connection)
    const timers = watch(connection, socket, limits)
    socket.on('message', (data: Buffer) => {
      connection.lastActiveAt = now()
      void receive(connection, socket, data)
    })
    // A broken frame closes the connection; the close event tells the rest.
    socket.on('error', () => undefined)
    socket.on('close', (code, reason) => {
      for (const timer of timers) clearInterval(timer)
      connections.delete(connection.id)
      disconnected(connection, code, reason.toString('utf8'))
    })
  }

  const receive = async (connection: Connection, socket: WebSocket, data: Buffer) => {
    const event = messageEvent(connection, data, now())
    const { connectionId, requestId } = event.requestContext
    const answer = (message: string) => socket.send(JSON.stringify({ message, connectionId, requestId }))
    if (!invoke.default) return answer('Forbidden')
    await invoke.default(event).catch(() => answer('Internal server error'))
  }

  const disconnected = (connection: Connection, code: number, reason: string) => {
    const task = invoke
      .disconnect(disconnectEvent(connection, code, reason, now()))
      .catch(() => undefined)
      .finally(() => leaving.delete(task))
    leaving.add(task)
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy())
      // The function must not let in a handshake that would fail later.
      const { 'sec-websocket-key': key = '', 'sec-websocket-version': version } = request.headers
      if (!/^[+/0-9A-Za-z]{22}==$/.test(key) || version !== '13') return refuse(socket, 400)
      knocking.add(socket)
      void connect(request, socket, head).finally(() => knocking.delete(socket))
    },
    management: async (request) => answerManagement(request, (id) => connections.get(id), now),
    async stop() {
      stopping = true
      for (const socket of knocking) socket.destroy()
      for (const { socket } of connections.values()) socket?.close(1001, 'Going away')
      const gone = async () => {
        while (connections.size > 0 || leaving.size > 0) await Promise.all([...leaving, wait(10)])
      }
      await Promise.race([gone(), wait(500, undefined, { ref: false })])
      for (const { socket } of connections.values()) socket?.terminate()
      await Promise.race([Promise.all(leaving), wait(500, undefined, { ref: false })])
      server.close()
    },
  }
}

/** Pings find out about a peer that is gone without a word; they do not count as activity. */
function watch(connection: Connection, socket: WebSocket, limits: Limits): NodeJS.Timeout[] {
  let answered = true
  let seenActiveAt = connection.lastActiveAt
  socket.on('pong', () => {
    answered = true
  })
  const ping = () => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }
  const closeIdle = () => {
    if (connection.lastActiveAt === seenActiveAt) socket.close(1001, 'Going away')
    seenActiveAt = connection.lastActiveAt
  }
  const closeOld = () => socket.close(1001, 'Going away')
  const timers = [
    setInterval(ping, limits.pingMs),
    setInterval(closeIdle, limits.idleMs),
    setInterval(closeOld, limits.longestMs),
  ]
  for (const timer of timers) timer.unref()
  return timers
}

function statusOf(result: unknown): number {
  const status = (result as { statusCode?: unknown } | undefined)?.statusCode
  return typeof status === 'number' ? status : 200
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

function refuse(socket: Duplex, status: number): void {
  if (socket.destroyed) return
  const line = `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}`
  socket.end(`${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
