import * as z from 'zod/mini'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { missingFields } from '#shared/directory/listings/stepped-listing.ts'
import { type Claim, ClaimId, ClaimSubject, isOpen } from '#shared/directory/organization-claims/claim.ts'
import {
  answersUntil,
  isUnanswered,
  objectsUntil,
} from '#shared/directory/organization-claims/stepped-claim.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { missingFields as missingOfOrganization } from '#shared/organizations/organizations/stepped-organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

export const ListingTask = z.object({
  kind: z.enum(['refused', 'change_refused', 'finish', 'submit', 'pictures', 'hours']),
  listingId: ListingId,
  name: z.string(),
  /** What an administrator wrote, or what is missing. */
  text: z.optional(z.string()),
})
export type ListingTask = z.infer<typeof ListingTask>

/** `question`: about a claim of one’s own. `contest`: someone claims what is one’s own. */
export const ClaimTask = z.object({
  kind: z.enum(['question', 'contest']),
  claimId: ClaimId,
  subject: ClaimSubject,
  name: z.string(),
  text: z.optional(z.string()),
  until: z.iso.datetime(),
})
export type ClaimTask = z.infer<typeof ClaimTask>

export const OrganizationTask = z.object({
  kind: z.literal('organization'),
  organizationId: OrganizationId,
  name: z.string(),
  text: z.optional(z.string()),
})

export const BusinessTask = z.discriminatedUnion('kind', [ListingTask, ClaimTask, OrganizationTask])
export type BusinessTask = z.infer<typeof BusinessTask>

const daysTold = 30

const withoutHours: ReadonlySet<ListingType> = new Set(['manufacturer', 'distributor', 'media'])

const missing = (fields: readonly string[]) => `Still missing: ${fields.join(', ')}.`

/** What the owner of a listing should do about it. */
export function tasksOfListing(
  listing: Listing,
  change: ListingChange | undefined,
  now: string,
): ListingTask[] {
  const { id: listingId, businessName, status, reason, pictures, hours, listingType } = listing
  const task = (kind: ListingTask['kind'], text?: string): ListingTask => ({
    kind,
    listingId,
    name: businessName,
    ...(text && { text }),
  })
  if (listing.duplicateOf) return []
  if (status === 'refused') return [task('refused', reason)]
  if (status === 'draft') {
    const lacks = missingFields(listing)
    return [lacks.length > 0 ? task('finish', missing(lacks)) : task('submit')]
  }
  if (status !== 'published') return []
  return [
    ...(wasRefused(change, now) ? [task('change_refused', change?.reason)] : []),
    ...(pictures.length === 0 ? [task('pictures')] : []),
    ...(hours || withoutHours.has(listingType) ? [] : [task('hours')]),
  ]
}

/** A refusal of long ago is no longer a task. */
const wasRefused = (change: ListingChange | undefined, now: string): boolean =>
  change?.kind === 'owner' &&
  (change.status === 'refused' || change.status === 'partly') &&
  change.decidedAt !== undefined &&
  now < addTime(change.decidedAt, { days: daysTold })

/** A question about one’s own claim that can still be answered. */
export const questionOf = (claim: Claim, now: string): ClaimTask | undefined =>
  claim.status === 'needs_info' && claim.askedAt && !isUnanswered(claim, now)
    ? {
        ...taskOfClaim('question', claim, answersUntil(claim)),
        ...(claim.question && { text: claim.question }),
      }
    : undefined

/** A claim on something that the reader owns, while they can object. */
export const contestOf = (claim: Claim, userId: string, now: string): ClaimTask | undefined =>
  claim.isContested &&
  claim.userId !== userId &&
  isOpen(claim) &&
  !claim.objection &&
  now < objectsUntil(claim)
    ? taskOfClaim('contest', claim, objectsUntil(claim))
    : undefined

const taskOfClaim = (
  kind: ClaimTask['kind'],
  { id: claimId, subject, name }: Claim,
  until: string,
): ClaimTask => ({ kind, claimId, subject, name, until })

/** An organization that its owner has not submitted. */
export function taskOfOrganization(organization: Organization): BusinessTask | undefined {
  const { id: organizationId, name, status, reason } = organization
  if (status !== 'draft') return undefined
  const lacks = missingOfOrganization(organization)
  const text = reason ?? (lacks.length > 0 ? missing(lacks) : undefined)
  return { kind: 'organization', organizationId, name, ...(text && { text }) }
}

const order: readonly BusinessTask['kind'][] = [
  'contest',
  'question',
  'refused',
  'change_refused',
  'submit',
  'finish',
  'organization',
  'pictures',
  'hours',
]

/** Tasks with what has a deadline, or stops a listing, first. */
export const mostUrgentFirst = (tasks: readonly BusinessTask[]): BusinessTask[] =>
  tasks.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
