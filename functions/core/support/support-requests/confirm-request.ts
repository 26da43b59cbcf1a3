import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { users } from '#core/platform/users/users.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { startedClocks } from '#shared/support/support-requests/stepped-request.ts'
import type { StoredRequest } from './requests.ts'
import { routedRequest } from './routed-request.ts'
import { saved } from './saved-request.ts'

/**
 * Brings a visitor’s request before the desk: its figures count from now on. Who has shown that an address is theirs and
 * is the member with that address has it among their own requests.
 */
export async function confirmRequest(request: StoredRequest, now: string): Promise<StoredRequest> {
  const { deskId, requester, lastCustomerMessageId: messageId } = request
  const [settings, { member }] = await Promise.all([readDeskSettings(deskId), accountAt(requester.email)])
  const routed = await routedRequest(request, member)
  const { request: after, writes } = saved(request, {
    ...request,
    ...routed,
    status: 'open',
    requester: { ...requester, ...(member && { userId: member.id }), proven: true },
    clocks: startedClocks(routed.priority, { settings, now }),
    createdAt: now,
    lastMessageAt: now,
  })
  const requestId = request.id
  await commit(
    ...writes,
    // What an erasure has not found must not become the member’s.
    ...(member ? [users.check({ id: member.id }, { version: member.version })] : []),
    ...(messageId ? [announce('request.opened', { requestId, messageId, isAnswerable: true }, now)] : []),
    ...(routed.assigneeId
      ? [announce('request.assigned', { requestId, assigneeId: routed.assigneeId }, now)]
      : []),
  )
  return after
}
