import type * as z from 'zod/mini'
import type { User } from '#shared/platform/users/user.ts'
import {
  answerSupportRequest,
  getSupportRequest,
  updateSupportRequest,
} from '#shared/support/support-requests/admin-contract.ts'
import type { Answer, RequestChange } from '#shared/support/support-requests/agent-shapes.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { Client } from './client.ts'
import { expectSuccess } from './expect-success.ts'
import { feedMember } from './feed-member.ts'
import { requestNow } from './support-requests.ts'

/** An administrator who answers at the desk of the platform, whom no other test knows. */
export const anAgent = (url: string, fields: Partial<User> = {}) =>
  feedMember(url, { membershipType: 'admin', name: 'Ada Agent', isPublicProfile: false, ...fields })

export const readAsAgent = async (client: Client, requestId: RequestId) => {
  const answer = await client.call(getSupportRequest, { params: { requestId }, query: {} })
  expectSuccess(answer)
  return answer.body
}

export const answerAs = (
  client: Client,
  requestId: RequestId,
  body: Partial<z.input<typeof Answer>> = {},
  headers: Record<string, string> = {},
) => {
  const said = { text: 'Press it twice.', ...body }
  return client.call(answerSupportRequest, { params: { requestId }, body: said }, headers)
}

/** Changes a request as it is now, unless another version is said. */
export const changeAs = async (client: Client, requestId: RequestId, change: Partial<RequestChange>) =>
  client.call(updateSupportRequest, {
    params: { requestId },
    body: { version: (await requestNow(requestId)).version, ...change },
  })
