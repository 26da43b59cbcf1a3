import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'

const MemberRequest = z.object({ memberId: z.string(), requestId: RequestId, version: z.int() })
type MemberRequest = z.infer<typeof MemberRequest>

export const requestsBegunBy = (memberId: string) => `TICKETS_BEGUN#${memberId}`

/** The requests of a member in the order in which they began, which no message changes. */
export const memberRequests = entity({
  name: 'member-support-request',
  erasure: 'by the stream',
  schema: MemberRequest,
  key: ({ memberId, requestId }: Omit<MemberRequest, 'version'>) => ({
    pk: requestsBegunBy(memberId),
    sk: requestId,
  }),
})

export const memberRequestsOf = ({
  id: requestId,
  requester: { userId: memberId },
}: SupportRequest): MemberRequest[] => (memberId ? [{ memberId, requestId, version: 1 }] : [])
