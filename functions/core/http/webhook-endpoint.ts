import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { AppError } from '#shared/errors.ts'
import type { Contract } from '#shared/http/route.ts'
import { answerProblems } from './answer-problems.ts'
import { clientIp } from './client-ip.ts'
import type { ApiHandler } from './endpoint.ts'

/** A call of a provider as it came over the wire: what was signed are these very bytes. */
export type WebhookCall = {
  bytes: Buffer
  headers: Record<string, string | undefined>
  now: string
  requestId: string
  ip: string
}

const defaultMaxBytes = 256 * 1024

/** The pipeline of routes that are called by machines which prove themselves with a signature. */
export function webhookEndpoint(
  contract: Contract & { auth: 'webhook' },
  receive: (call: WebhookCall) => Promise<{ received: true }>,
): ApiHandler {
  const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(answerProblems(contract.name))
    .handler(async (event) => {
      const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8')
      const maxBytes = contract.maxBodyBytes ?? defaultMaxBytes
      if (bytes.byteLength > maxBytes)
        throw new AppError('too_large', 'body_too_large', `The body must be at most ${maxBytes} bytes.`)
      const { requestId } = event.requestContext
      const answer = await receive({
        bytes,
        headers: event.headers,
        now: new Date(event.requestContext.timeEpoch).toISOString(),
        requestId,
        ip: clientIp(event),
      })
      return {
        statusCode: 200,
        headers: {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          'x-request-id': requestId,
        },
        body: JSON.stringify(answer),
      }
    })
  return handler as unknown as ApiHandler
}
