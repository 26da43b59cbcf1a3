import middy from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { ApiHandler } from '#core/platform/actors/endpoint.ts'
import { answerProblems } from '#core/platform/http/answer-problems.ts'
import { bodyBytes } from '#core/platform/http/body-bytes.ts'
import { clientIp } from '#core/platform/http/client-ip.ts'
import { refuseDetour } from '#core/platform/http/refuse-detour.ts'
import type { Contract } from '#shared/platform/http/route.ts'

/** A call of a provider as it came over the wire: what was signed are these very bytes. */
export type WebhookCall = {
  bytes: Buffer
  headers: Record<string, string | undefined>
  now: string
  requestId: string
  ip: string
}

/** The pipeline of routes that are called by machines which prove themselves with a signature. */
export function webhookEndpoint(
  contract: Contract & { auth: 'webhook' },
  receive: (call: WebhookCall) => Promise<{ received: true }>,
): ApiHandler {
  const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(answerProblems(contract.name))
    .handler(async (event) => {
      refuseDetour(event)
      const bytes = bodyBytes(contract, event)
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
