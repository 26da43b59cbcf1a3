import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

type Claims = Record<string, unknown>

type Details = {
  routeKey: string
  path: string
  rawQueryString: string
  pathParameters?: Record<string, string>
  body: Buffer
  claims?: Claims
  now: Date
}

/** The gateway’s proof to the functions, in the place of CloudFront. */
export const originSecret = 'laptop-origin'

/** Headers that only the edge may set; a client that sends these is not believed. */
const reserved = new Set(['x-viewer-address', 'x-origin-secret', 'x-theme'])

/** The event that an HTTP API (payload format 2.0) hands to a Lambda. */
export function httpEvent(request: IncomingMessage, details: Details): APIGatewayProxyEventV2 {
  const { path, rawQueryString, body, claims, now } = details
  const method = request.method ?? 'GET'
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers))
    if (name !== 'cookie' && !reserved.has(name) && value !== undefined)
      headers[name] = Array.isArray(value) ? value.join(',') : value
  const sourceIp = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1'
  headers['x-viewer-address'] = sourceIp
  headers['x-origin-secret'] = originSecret
  const base64 = !isUtf8(body)
  return {
    version: '2.0',
    routeKey: details.routeKey,
    rawPath: path,
    rawQueryString,
    cookies: request.headers.cookie?.split(';').map((cookie) => cookie.trim()),
    headers,
    queryStringParameters: rawQueryString ? queryParameters(rawQueryString) : undefined,
    pathParameters: details.pathParameters,
    requestContext: {
      accountId: '000000000000',
      apiId: 'laptop',
      domainName: request.headers.host ?? 'localhost',
      domainPrefix: 'laptop',
      http: {
        method,
        path,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: details.routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
      ...(claims && { authorizer: { jwt: { claims, scopes: null } } }),
    },
    body: body.length === 0 ? undefined : body.toString(base64 ? 'base64' : 'utf8'),
    isBase64Encoded: base64,
  } as APIGatewayProxyEventV2
}

/** A parameter that is given several times arrives as one value, joined with commas. */
function queryParameters(query: string): Record<string, string> {
  const parameters = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) {
    const before = parameters.get(name)
    parameters.set(name, before === undefined ? value : `${before},${value}`)
  }
  return Object.fromEntries(parameters)
}
