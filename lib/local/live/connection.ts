import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyWebsocketEventV2 } from 'aws-lambda'
import type { WebSocket } from 'ws'

export type LiveEvent = APIGatewayProxyWebsocketEventV2 & {
  headers?: Record<string, string>
  multiValueHeaders?: Record<string, string[]>
}

export type Connection = {
  id: string
  connectedAt: Date
  lastActiveAt: Date
  sourceIp: string
  userAgent: string
  host: string
  socket?: WebSocket
}

export function newConnection(request: IncomingMessage, at: Date): Connection {
  return {
    // API Gateway's ids end in "=", which has to survive addresses and keys.
    id: `${randomBytes(11).toString('base64url')}=`,
    connectedAt: at,
    lastActiveAt: at,
    sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
    userAgent: request.headers['user-agent'] ?? '',
    host: request.headers.host ?? 'localhost',
  }
}

export function connectEvent(connection: Connection, request: IncomingMessage, at: Date): LiveEvent {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const headers = Object.entries(request.headersDistinct).map(([name, values]): [string, string[]] => [
    name,
    values ?? [],
  ])
  const names = [...new Set(url.searchParams.keys())]
  return {
    ...event(connection, '$connect', 'CONNECT', at),
    headers: Object.fromEntries(headers.map(([name, values]) => [name, values.join(', ')])),
    multiValueHeaders: Object.fromEntries(headers),
    ...(names.length > 0 && {
      queryStringParameters: Object.fromEntries(url.searchParams),
      multiValueQueryStringParameters: Object.fromEntries(
        names.map((name) => [name, url.searchParams.getAll(name)]),
      ),
    }),
  }
}

export function messageEvent(connection: Connection, data: Buffer, at: Date): LiveEvent {
  const base = event(connection, '$default', 'MESSAGE', at)
  return { ...base, body: data.toString('utf8') }
}

export function disconnectEvent(connection: Connection, code: number, reason: string, at: Date): LiveEvent {
  const base = event(connection, '$disconnect', 'DISCONNECT', at)
  const context = { ...base.requestContext, disconnectStatusCode: code, disconnectReason: reason }
  return { ...base, requestContext: context }
}

function event(
  connection: Connection,
  routeKey: string,
  eventType: LiveEvent['requestContext']['eventType'],
  at: Date,
): LiveEvent {
  const requestId = randomUUID()
  return {
    requestContext: {
      routeKey,
      eventType,
      messageId: randomUUID(),
      requestId,
      extendedRequestId: requestId,
      requestTime: requestTime(at),
      requestTimeEpoch: at.getTime(),
      messageDirection: 'IN',
      stage: 'local',
      connectedAt: connection.connectedAt.getTime(),
      domainName: connection.host,
      connectionId: connection.id,
      apiId: 'local',
      identity: { sourceIp: connection.sourceIp, userAgent: connection.userAgent },
    } as LiveEvent['requestContext'],
    isBase64Encoded: false,
  }
}

/** Formats a time as in an access log: 21/Nov/2030:04:17:10 +0000. */
function requestTime(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
