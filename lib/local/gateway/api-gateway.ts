import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { problemResponse } from '#core/platform/http/problem-response.ts'
import { routeInfra } from '#lib/route-infra.ts'
import { AppError } from '#shared/errors.ts'
import { routes } from '#shared/routes.ts'
import type { FunctionHost } from '../functions/function-host.ts'
import type { EdgeCache } from './edge-cache.ts'
import { hasHungUp } from './has-hung-up.ts'
import { httpEvent } from './http-event.ts'
import { matchRoute } from './match-route.ts'
import { readBody } from './read-body.ts'

/** The limits of a Lambda’s input and answer. */
const maxPayloadBytes = 6 * 1024 * 1024

type Options = {
  functions: FunctionHost
  verifyAccessToken(token: string): Promise<Record<string, unknown>>
  now(): Date
  /** Undefined in development, where CloudFront keeps nothing. */
  edge?: EdgeCache | undefined
}

/** The HTTP API: finds the route, verifies the access token where the route wants one, and invokes the function. */
export function createApiGateway({ functions, verifyAccessToken, now, edge }: Options) {
  async function answer(
    request: IncomingMessage,
    path: string,
    rawQueryString: string,
  ): Promise<APIGatewayProxyStructuredResultV2> {
    const body = await readBody(request, maxPayloadBytes)
    const match = matchRoute(request.method ?? 'GET', path)
    if (!match) throw new AppError('not_found', 'route_not_found', 'There is nothing at this address.')
    if (!body) throw new AppError('too_large', 'body_too_large', 'The body is too large.')
    const contract = routes[match.name]
    const open = contract.auth === 'public' || (contract.auth as string) === 'webhook'
    const claims = open ? undefined : await verify(request.headers.authorization)
    const event = httpEvent(request, {
      routeKey: `${contract.method} ${contract.path}`,
      path,
      rawQueryString,
      pathParameters: match.pathParameters,
      body,
      now: now(),
      ...(claims && { claims }),
    })
    const result = await functions.invoke(routeInfra[match.name].entry, event)
    return refuseLarge(result as APIGatewayProxyStructuredResultV2)
  }

  async function verify(authorization: string | undefined): Promise<Record<string, unknown>> {
    const token = authorization?.match(/^Bearer (\S+)$/i)?.[1]
    try {
      if (token) return await verifyAccessToken(token)
    } catch {
      // Whatever is wrong with a token, its bearer learns only that it is not good.
    }
    throw new AppError('unauthenticated', 'unauthenticated', 'Please log in.')
  }

  async function throughEdge(request: IncomingMessage, path: string, query: string) {
    const make = () => answer(request, path, query)
    if (request.method === 'GET' && edge)
      return edge.answer(`${path}?${query}`, request.headers['if-none-match'], make)
    const result = await make()
    if (request.method !== 'HEAD') edge?.clear()
    return result
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    rawQueryString: string,
  ): Promise<void> => {
    let result: APIGatewayProxyStructuredResultV2
    try {
      result = await throughEdge(request, path, rawQueryString)
    } catch (error) {
      if (hasHungUp(request)) return
      if (!(error instanceof AppError)) process.stderr.write(`${path}: ${(error as Error).stack}\n`)
      result = problemResponse(error, randomUUID())
    }
    const { statusCode = 200, headers = {}, cookies, body = '', isBase64Encoded } = result
    if (cookies) response.setHeader('set-cookie', cookies)
    // A string leaves in one piece with the headers; a buffer would be a second write.
    const payload = isBase64Encoded ? Buffer.from(body, 'base64') : body
    // What is only asked about may have no body yet.
    const hasLength = statusCode !== 304 && (request.method !== 'HEAD' || body !== '')
    response.writeHead(statusCode, {
      // The clock of this cloud may have been moved.
      date: now().toUTCString(),
      ...(headers as Record<string, string>),
      ...(hasLength && { 'content-length': Buffer.byteLength(payload) }),
    })
    response.end(request.method === 'HEAD' ? undefined : payload)
  }
}

/** Measured as it travels, in JSON, where no character of a body takes more than six bytes. */
function refuseLarge(result: APIGatewayProxyStructuredResultV2): APIGatewayProxyStructuredResultV2 {
  const isWorthMeasuring = (result.body?.length ?? 0) > maxPayloadBytes / 12
  if (isWorthMeasuring && Buffer.byteLength(JSON.stringify(result)) > maxPayloadBytes)
    throw new Error('The answer is larger than the 6 MB that a Lambda can give.')
  return result
}
