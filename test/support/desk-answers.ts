import type { InputOf } from '#shared/platform/http/route.ts'
import { answerSupportRequest, getSupportRequest } from '#shared/support/support-requests/admin-contract.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { demoClient } from './demo-client.ts'
import { expectSuccess } from './expect-success.ts'

type Answer = Partial<InputOf<typeof answerSupportRequest>['body']>

/** An administrator answers what stands in a request, whatever its customer writes meanwhile. */
export async function answerFromDesk(url: string, requestId: RequestId, text: string, more: Answer = {}) {
  const admin = await demoClient(url, 'admin')
  const params = { requestId }
  const { lastCustomerMessageId } = (await admin.call(getSupportRequest, { params })).body
  const seen = lastCustomerMessageId && { seenMessageId: lastCustomerMessageId }
  const answer = await admin.call(answerSupportRequest, { params, body: { text, ...seen, ...more } })
  expectSuccess(answer)
}
