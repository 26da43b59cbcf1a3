import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalService } from '../service.ts'
import { readBody } from './read-body.ts'

const maxBytes = 32 * 1024 * 1024

/** Answers a request with one of the laptop cloud’s engines, which sees the path below its mount. */
export async function serveLocal(
  service: LocalService,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  rawQueryString: string,
): Promise<void> {
  const body = await readBody(request, maxBytes)
  if (!body) {
    response.writeHead(413).end()
    return
  }
  const answer = await service({
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(rawQueryString),
    headers: request.headers,
    body,
  })
  response.writeHead(answer.status, answer.headers)
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}
