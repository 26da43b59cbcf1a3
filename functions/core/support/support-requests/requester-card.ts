import { invoices } from '#core/billing/invoices/invoices.ts'
import { users } from '#core/platform/users/users.ts'
import { contactOf } from '#core/support/support-desks/dedicated-contact.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import type { RequesterCard } from '#shared/support/support-requests/shown-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'
import { type Agent, isAdministrator } from './agent.ts'
import { requests, requestsOfAddress, requestsOfMember } from './requests.ts'

const othersShown = 3
/** Of someone who asks many desks, so many are looked at. */
const othersRead = 50
/** Older ones are no longer owed. */
const invoicesRead = 50

/** The requests of the same person, wherever they asked. */
export const requestsOf = ({ userId, email }: SupportRequest['requester']): string =>
  userId ? requestsOfMember(userId) : requestsOfAddress(email)

async function othersOf({ id, deskId, requester }: SupportRequest): Promise<RequesterCard['others']> {
  const { items } = await requests.list({
    index: 'gsi1',
    pk: requestsOf(requester),
    newestFirst: true,
    limit: othersRead,
  })
  return items
    .filter((other) => other.deskId === deskId && other.id !== id && other.status !== 'unconfirmed')
    .slice(0, othersShown)
    .map(({ id, number, subject, status }) => ({ id, number, subject, status }))
}

async function openInvoicesOf(userId: string): Promise<number> {
  const { items } = await invoices.list({
    pk: `USER#${userId}`,
    prefix: 'INVOICE#',
    newestFirst: true,
    limit: invoicesRead,
  })
  return items.filter(({ status }) => status === 'open').length
}

async function memberCard(userId: string): Promise<Pick<RequesterCard, 'member' | 'contact'>> {
  const [user, openInvoices] = await Promise.all([users.get({ id: userId }), openInvoicesOf(userId)])
  if (!user) return {}
  const contact = user.membershipType === 'manufacturer' ? await contactOf(userId) : undefined
  const { id, membershipType, profileImage, status, verificationStatus, createdAt } = user
  return {
    member: {
      id,
      membershipType,
      ...(profileImage && { profileImage }),
      hasPage: isShown(user),
      status,
      verificationStatus,
      openInvoices,
      since: createdAt,
    },
    ...(contact && { contact }),
  }
}

/** Who asks, as an agent may know them: organizations read the name alone. */
export async function requesterCard(request: SupportRequest, agent: Agent): Promise<RequesterCard> {
  const { name, email, proven, userId } = request.requester
  const isKnown = isAdministrator(agent)
  const [others, member] = await Promise.all([othersOf(request), isKnown && userId ? memberCard(userId) : {}])
  return { name, ...(isKnown && { email }), proven, ...member, others }
}
