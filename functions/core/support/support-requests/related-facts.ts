import { transactions } from '#core/billing/transactions/transactions.ts'
import { survivorOf } from '#core/directory/listings/find-listing.ts'
import { events } from '#core/events/events/events.ts'
import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import { verifications } from '#core/platform/verifications/verifications.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { hasPage as hasListingPage } from '#shared/directory/listings/public-listing.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { hasPage as hasEventPage } from '#shared/events/events/public-event.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'
import type { RelatedFacts } from '#shared/support/support-requests/shown-request.ts'
import type { RelatedTo, SupportRequest } from '#shared/support/support-requests/support-request.ts'

type Titled = { title: string; href?: string }
type Asker = string | undefined

/** A page of this site: a path with one slash before it, which leads nowhere else. */
const isPath = (id: string) => /^(?!.*\/\/)\/[^\s\p{C}\\]*$/u.test(id)

async function listingAt(id: string): Promise<Listing | undefined> {
  try {
    return await survivorOf(id)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

const seesEvent = async (event: Event, userId: Asker): Promise<boolean> =>
  hasEventPage(event) ||
  (userId !== undefined && (event.ownerId === userId || (await managesFor(event.organizationId, userId))))

/**
 * Throws where a request is about something that the one who asks may not know of, or that is none. What it gives is the
 * organization of an event, whose desk may be the one to ask.
 */
export async function requireRelation(
  relatedTo: RelatedTo | undefined,
  userId: Asker,
  now: string,
): Promise<{ organizationId?: Event['organizationId'] }> {
  if (!relatedTo) return {}
  const { kind, id } = relatedTo
  if (kind === 'event') {
    const event = await events.get({ id }, { consistent: true })
    if (!event || !(await seesEvent(event, userId))) throw requestRefusal.unknownRelation()
    return event.organizationId ? { organizationId: event.organizationId } : {}
  }
  const isKnown = {
    listing: async () => {
      const listing = await listingAt(id)
      return listing !== undefined && (listing.ownerId === userId || hasListingPage(listing, now))
    },
    transaction: async () => userId !== undefined && (await transactions.get({ userId, id })) !== undefined,
    verification: async () => id === userId,
    page: async () => isPath(id),
  }[kind]
  if (!(await isKnown())) throw requestRefusal.unknownRelation()
  return {}
}

/** What a request is about, for the one who asks: nothing of what is no longer shown. */
export async function relatedTitle(
  { kind, id }: RelatedTo,
  userId: Asker,
  now: string,
): Promise<Titled | undefined> {
  if (kind === 'page') return { title: id, href: id }
  if (kind === 'verification') return { title: 'Your business review', href: '/profile?tab=verification' }
  if (kind === 'transaction') {
    const payment = userId ? await transactions.get({ userId, id }) : undefined
    return payment && { title: payment.description, href: '/billing?tab=transactions' }
  }
  if (kind === 'listing') {
    const listing = await listingAt(id)
    return listing && hasListingPage(listing, now)
      ? { title: listing.businessName, href: listingPath(listing.id) }
      : undefined
  }
  const event = await events.get({ id })
  return event && hasEventPage(event) ? { title: event.title, href: eventPath(event.id) } : undefined
}

/**
 * What is known about what a request is about, for its desk. Payments and reviews are between a member and the platform:
 * an organization reads no more of them than that they are meant.
 */
export async function relatedFacts(
  { relatedTo, requester: { userId }, deskId }: Pick<SupportRequest, 'relatedTo' | 'requester' | 'deskId'>,
  now: string,
): Promise<RelatedFacts | undefined> {
  if (!relatedTo) return undefined
  const { kind, id } = relatedTo
  const isPlatform = deskId === platformDesk
  const known = async (): Promise<Omit<RelatedFacts, 'kind'> | undefined> => {
    if (kind === 'page') return { title: id, href: id, facts: [] }
    if (kind === 'event') return eventFacts(await events.get({ id }))
    if (kind === 'listing') return listingFacts(await listingAt(id), now)
    if (!isPlatform) return { title: kind === 'transaction' ? 'A payment' : 'A business review', facts: [] }
    return kind === 'transaction' ? paymentFacts(id, userId) : reviewFacts(id)
  }
  const found = await known()
  return found && { kind, ...found }
}

/** A status as it is read: `Partially refunded`. */
const statusFact = (status: string): string =>
  status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ')

function eventFacts(event: Event | undefined): Omit<RelatedFacts, 'kind'> | undefined {
  if (!event) return { title: 'Deleted event', facts: [] }
  return {
    title: event.title,
    ...(hasEventPage(event) && { href: eventPath(event.id) }),
    facts: [
      ...(event.startsOn ? [{ label: 'Date', value: utcDay(event.startsOn) }] : []),
      { label: 'Place', value: [event.city, event.state].filter(Boolean).join(', ') },
      { label: 'Status', value: statusFact(event.removed ? 'removed' : event.status) },
    ].filter(({ value }) => value !== ''),
  }
}

function listingFacts(listing: Listing | undefined, now: string): Omit<RelatedFacts, 'kind'> | undefined {
  if (!listing) return { title: 'Deleted listing', facts: [] }
  return {
    title: listing.businessName,
    ...(hasListingPage(listing, now) && { href: listingPath(listing.id) }),
    facts: [
      { label: 'Place', value: `${listing.place.city}, ${listing.place.state}` },
      { label: 'Status', value: statusFact(listing.status) },
    ],
  }
}

async function paymentFacts(id: string, userId: Asker): Promise<Omit<RelatedFacts, 'kind'> | undefined> {
  const payment = userId ? await transactions.get({ userId, id }) : undefined
  if (!payment) return { title: 'Deleted payment', facts: [] }
  return {
    title: payment.description,
    href: `/admin/billing?tab=transactions&userId=${payment.userId}`,
    facts: [
      { label: 'Amount', value: dollars(payment.amountCents) },
      { label: 'Status', value: statusFact(payment.status) },
      { label: 'Date', value: utcDay(payment.createdAt) },
    ],
  }
}

async function reviewFacts(userId: string): Promise<Omit<RelatedFacts, 'kind'> | undefined> {
  const review = await verifications.get({ userId })
  return {
    title: 'Business review',
    facts: [{ label: 'Status', value: statusFact(review?.state ?? 'not_started') }],
  }
}
