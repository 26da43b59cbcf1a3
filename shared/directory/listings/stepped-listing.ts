import { addTime } from '#shared/platform/time/add-time.ts'
import type { Listing, ListingStatus } from './listing.ts'
import { listingRefusal as refusal } from './listing-refusal.ts'

export type ListingStep =
  | 'submit'
  /** By an owner whose later listings need no review. */
  | 'publish'
  | 'withdraw'
  | 'approve'
  | 'refuse'
  | 'pause'
  | 'resume'
  | 'close'
  | 'reopen'
  | 'remove'
  /** By administrators, of one that they removed. */
  | 'restore'

type Rule = { from: readonly ListingStatus[]; to: (listing: Listing, now: string) => ListingStatus }

const daysToReopen = 90

const everyStatus: readonly ListingStatus[] = ['draft', 'pending', 'refused', 'published', 'paused', 'closed']

const rules: Record<ListingStep, Rule> = {
  submit: { from: ['draft', 'refused'], to: () => 'pending' },
  publish: { from: ['draft', 'refused'], to: () => 'published' },
  withdraw: { from: ['pending'], to: () => 'draft' },
  approve: { from: ['pending'], to: () => 'published' },
  refuse: { from: ['pending'], to: () => 'refused' },
  pause: { from: ['published'], to: () => 'paused' },
  resume: { from: ['paused'], to: () => 'published' },
  close: { from: ['published', 'paused'], to: () => 'closed' },
  reopen: {
    from: ['closed'],
    to: ({ statusSince }, now) =>
      now <= addTime(statusSince, { days: daysToReopen }) ? 'published' : 'pending',
  },
  remove: { from: everyStatus, to: () => 'removed' },
  restore: { from: ['removed'], to: ({ formerStatus }) => formerStatus ?? 'draft' },
}

const decisions: readonly ListingStep[] = ['approve', 'refuse', 'remove', 'restore']

/** Tells whether a step leads on from where a listing is. */
export const mayStep = (step: ListingStep, status: ListingStatus): boolean =>
  rules[step].from.includes(status)

/** A listing after a step. Throws where the step does not lead on from its status. */
export function steppedListing(
  listing: Listing,
  step: ListingStep,
  { reason, now }: { reason?: string | undefined; now: string },
): Listing {
  const { from, to } = rules[step]
  if (listing.duplicateOf) throw refusal.mergedAway()
  if (!from.includes(listing.status)) throw refused(step, listing)
  if (step === 'submit' || step === 'publish') assertSubmits(listing)
  const { reason: _, formerStatus: __, ...rest } = listing
  const status = to(listing, now)
  return {
    ...rest,
    ...(reason && { reason }),
    ...(step === 'remove' && { formerStatus: listing.status }),
    ...(step === 'refuse' && { refusedAt: now }),
    ...(status === 'published' && { publishedAt: listing.publishedAt ?? now }),
    status,
    statusSince: now,
    updatedAt: now,
    version: listing.version + 1,
  }
}

function refused(step: ListingStep, { status, reason = '' }: Listing): Error {
  if (decisions.includes(step)) return refusal.decided()
  if (status === 'pending') return refusal.inReview()
  if (status === 'removed') return refusal.removed(reason)
  if (status === 'closed') return refusal.closed()
  return step === 'submit' || step === 'publish' || step === 'withdraw'
    ? refusal.decided()
    : refusal.notLive()
}

/** The shortest text that tells anyone what a business does. */
export const shortestDescription = 50

/** What a listing still lacks before it can be reviewed, in the words of its form. */
export function missingFields(listing: Listing): string[] {
  const { description, place, phone, website, email, services, brands } = listing
  return [
    ...(place.city && place.state && place.zip ? [] : ['city, state, and ZIP code']),
    ...([...description].length < shortestDescription
      ? [`at least ${shortestDescription} characters about it`]
      : []),
    ...(phone || website || email ? [] : ['a phone number, a website, or an email address']),
    ...(services.length > 0 || brands.length > 0 ? [] : ['a service or a brand']),
  ]
}

function assertSubmits(listing: Listing): void {
  const missing = missingFields(listing)
  if (missing.length > 0) throw refusal.incomplete(missing)
  // What was refused is sent in again only once something about it is different.
  if (listing.status === 'refused' && listing.changedAt <= (listing.refusedAt ?? ''))
    throw refusal.unchanged()
}

/** Throws where what is live would lose something that no listing is published without. */
export function assertStaysComplete(before: Listing, after: Listing): void {
  const lacked = missingFields(before)
  const missing = missingFields(after).filter((field) => !lacked.includes(field))
  if (missing.length > 0) throw refusal.incomplete(missing)
}

/** True while its owner may change a listing in place, without a review. */
export const isFreelyEdited = ({ status }: Pick<Listing, 'status'>): boolean =>
  status === 'draft' || status === 'refused'

/** True for what was published and can be again. */
export const isLive = ({ status }: Pick<Listing, 'status'>): boolean =>
  status === 'published' || status === 'paused'

/** Throws where nobody may change what a listing says. */
export function assertEditable({ status, reason = '', duplicateOf }: Listing): void {
  if (duplicateOf) throw refusal.mergedAway()
  if (status === 'pending') throw refusal.inReview()
  if (status === 'removed') throw refusal.removed(reason)
  if (status === 'closed') throw refusal.closed()
}
