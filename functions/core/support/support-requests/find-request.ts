import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import type { GuestLink } from './guest-links.ts'
import { requests, type StoredRequest } from './requests.ts'

/** A request as it is now. */
export async function findRequest(id: string): Promise<StoredRequest> {
  const request = await requests.get({ id }, { consistent: true })
  if (!request) throw requestRefusal.notFound()
  return request
}

/** Who made a request, or runs the organization that it is shared with; for everyone else there is none. */
export async function findReadableRequest(id: string, userId: string): Promise<StoredRequest> {
  const request = await findRequest(id)
  if (request.requester.userId === userId) return request
  const { shared, organizationId } = request
  if (shared === 'organization' && (await managesFor(organizationId, userId))) return request
  throw requestRefusal.notFound()
}

/** A request for its own requester. */
export async function findOwnRequest(id: string, userId: string): Promise<StoredRequest> {
  const request = await findRequest(id)
  if (request.requester.userId !== userId) throw requestRefusal.notFound()
  return request
}

/**
 * The request of a link. An address that someone else has by now, or that was taken off the request, opens nothing: a link
 * is for the requester or a participant.
 */
export async function findLinkedRequest({ requestId, email }: GuestLink): Promise<StoredRequest> {
  const request = await requests.get({ id: requestId }, { consistent: true })
  const isFor = request && [request.requester.email, ...request.participants].includes(email)
  if (!isFor || (await isPassedOn(request, email))) throw requestRefusal.linkGone()
  return request
}

/** Whether the address under which a member asked is another member’s by now. */
async function isPassedOn({ requester, participants }: StoredRequest, email: string): Promise<boolean> {
  if (!requester.userId || participants.includes(email)) return false
  const claim = await emailClaims.get({ email }, { consistent: true })
  return claim !== undefined && claim.userId !== requester.userId
}

/** The request at the end of a chain of merges, as far as its requests are still there. */
export async function endOfChain(request: StoredRequest): Promise<StoredRequest> {
  let last = request
  // A chain never closes, because each merge checks its target.
  while (last.status === 'merged' && last.mergedInto) {
    const next = await requests.get({ id: last.mergedInto }, { consistent: true })
    if (!next) return last
    last = next
  }
  return last
}
