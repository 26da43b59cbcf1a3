import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** A page request as the site’s function receives it, with the theme that CloudFront reads from the cookie. */
export function pageEvent(request: IncomingMessage): APIGatewayProxyEventV2 {
  const target = request.url ?? '/'
  const question = target.indexOf('?')
  const rawPath = question < 0 ? target : target.slice(0, question)
  const rawQueryString = question < 0 ? '' : target.slice(question + 1)
  const theme = /(?:^|;\s*)theme=(dark|light)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  const held = request.headers['if-none-match']
  const method = request.method ?? 'GET'
  const now = new Date()
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    headers: { ...(theme && { 'x-theme': theme }), ...(held && { 'if-none-match': held }) },
    requestContext: {
      accountId: 'local',
      apiId: 'site',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: '' },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    isBase64Encoded: false,
  }
}
