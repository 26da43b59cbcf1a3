import type { LocalRequest, LocalResponse } from '../service.ts'
import type { Connection } from './connection.ts'

export const largestMessage = 128 * 1024

/** API Gateway's management API: post to a connection, ask about it, or close it. */
export function answerManagement(
  request: LocalRequest,
  open: (id: string) => Connection | undefined,
  now: () => Date,
): LocalResponse {
  const encoded = /^\/@connections\/([^/]+)$/.exec(request.path)?.[1]
  if (encoded === undefined) return failure(404, 'NotFoundException', 'There is nothing at this address.')
  const connection = open(decode(encoded))
  if (!connection?.socket) return failure(410, 'GoneException', 'Gone')
  if (request.method === 'GET') {
    return body(200, {
      connectedAt: connection.connectedAt.toISOString(),
      lastActiveAt: connection.lastActiveAt.toISOString(),
      identity: { sourceIp: connection.sourceIp, userAgent: connection.userAgent },
    })
  }
  if (request.method === 'DELETE') {
    connection.socket.close(1000, 'Connection Closed Normally')
    return { status: 204 }
  }
  if (request.method !== 'POST') return failure(405, 'MethodNotAllowedException', 'Use GET, POST or DELETE.')
  if (request.body.length > largestMessage) {
    return failure(413, 'PayloadTooLargeException', 'Message is too large')
  }
  connection.lastActiveAt = now()
  connection.socket.send(request.body.toString('utf8'))
  return { status: 200 }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function failure(status: number, type: string, message: string): LocalResponse {
  const answer = body(status, { message })
  return { ...answer, headers: { ...answer.headers, 'x-amzn-errortype': type } }
}

const body = (status: number, data: object): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(data),
})
