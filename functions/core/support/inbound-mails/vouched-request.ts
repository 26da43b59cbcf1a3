import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { StoredRequest } from '#core/support/support-requests/requests.ts'
import { routedRequest } from '#core/support/support-requests/routed-request.ts'
import { type DeskRules, startedClocks } from '#shared/support/support-requests/stepped-request.ts'
import type { MailSender } from './mail-sender.ts'

type Vouched = { request: StoredRequest; writes: Write[] }

/**
 * A request once a proven mail came from its requester: the address is theirs. What has waited for that reaches the desk,
 * and is among the requests of the member with the address.
 */
export async function vouchedRequest(
  request: StoredRequest,
  { email, member, isProven }: MailSender,
  rules: DeskRules,
): Promise<Vouched> {
  const { requester, isUnverified, ...rest } = request
  if (!isProven || requester.proven || requester.email !== email) return { request, writes: [] }
  const isNew = request.status === 'unconfirmed'
  const waits = isNew || isUnverified
  const { priority, assigneeId = request.assigneeId } = waits ? await routedRequest(request, member) : request
  return {
    request: {
      ...rest,
      priority,
      ...(assigneeId && { assigneeId }),
      requester: { ...requester, ...(member && { userId: member.id }), proven: true },
      ...(waits && { status: 'open', clocks: startedClocks(priority, rules) }),
      ...(isNew && { createdAt: rules.now }),
    },
    writes: [
      ...(assigneeId && assigneeId !== request.assigneeId
        ? [announce('request.assigned', { requestId: request.id, assigneeId }, rules.now)]
        : []),
    ],
  }
}
