import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { originSecret } from '#lib/local/gateway/http-event.ts'
import type { Contract } from '#shared/platform/http/route.ts'

type Input = {
  userId?: string
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Whose calls are limited together. */
  sourceIp?: string
}

const csrf = 'c'.repeat(64)

/** The event that API Gateway hands to the function of a route. */
export function apiEvent(
  contract: Contract,
  { userId, params, query, body, sourceIp = '127.0.0.1' }: Input = {},
): APIGatewayProxyEventV2 {
  const routeKey = `${contract.method} ${contract.path}`
  return {
    version: '2.0',
    routeKey,
    rawPath: contract.path,
    rawQueryString: new URLSearchParams(query).toString(),
    cookies: [`csrf_token=${csrf}`],
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': csrf,
      'x-origin-secret': originSecret,
      'user-agent': 'bench',
    },
    ...(query && { queryStringParameters: query }),
    ...(params && { pathParameters: params }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'bench',
      http: {
        method: contract.method,
        path: contract.path,
        protocol: 'HTTP/1.1',
        sourceIp,
        userAgent: 'bench',
      },
      requestId: 'bench-request',
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
      ...(userId && { authorizer: { jwt: { claims: { sub: userId, token_use: 'access' }, scopes: null } } }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isBase64Encoded: false,
  } as APIGatewayProxyEventV2
}
