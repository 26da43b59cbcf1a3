import { isVerifiedBusiness, newListing } from '#core/directory/listings/new-listing.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoEmail, demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoOrganizationId } from '#lib/local/seed/organizations/demo-organizations.ts'
import { listingLogo, listingPictures } from '#lib/local/seed/pictures/listing-pictures.ts'
import type { ChangedValues } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { type ListingStep, steppedListing } from '#shared/directory/listings/stepped-listing.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import type { User } from '#shared/platform/users/user.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { chance } from './chance.ts'
import { demoNamedBrand } from './demo-brands.ts'
import { demoHours } from './demo-hours.ts'
import type { ListingSheet } from './listing-sheet.ts'

export type MadeListing = { sheet: ListingSheet; listing: Listing }

type Step = { step: ListingStep; at: string; reason?: string | undefined }

const daysFresh = 180
const tomorrowsHours: [number, number] = [660, 900]

/** Listings as they came to be: written, sent in, decided, and what has happened to them since. */
export async function madeListings(
  sheets: readonly ListingSheet[],
  people: ReadonlyMap<string, User>,
  now: string,
): Promise<MadeListing[]> {
  const made = await Promise.all(sheets.map((sheet, at) => madeListing(sheet, at, people, now)))
  const idOf = (name: string) => made.find(({ sheet }) => sheet.name === name)?.listing.id
  return made.map(({ sheet, listing }) => {
    const duplicateOf = sheet.sameAs && idOf(sheet.sameAs)
    return { sheet, listing: duplicateOf ? { ...listing, duplicateOf } : listing }
  })
}

async function madeListing(
  sheet: ListingSheet,
  at: number,
  people: ReadonlyMap<string, User>,
  now: string,
): Promise<MadeListing> {
  const { owner: who, suggestedBy, end = 'published', daysOld, daysInStatus = 0, reason } = sheet
  const owner = who ? people.get(demoUserId(demoEmail(who))) : undefined
  if (who && !owner) throw new Error(`The demo has no member ${who}, who shall own ${sheet.name}.`)
  const begun = addTime(now, { days: -daysOld })
  // No one lists a business before joining.
  const joined = owner && addTime(owner.createdAt, { hours: 6 })
  const createdAt = joined && joined > begun ? joined : begun
  const submitter = suggestedBy ? people.get(demoUserId(demoEmail(suggestedBy))) : undefined
  const isSuggestion = suggestedBy !== undefined
  const id = deriveId('lst', createdAt, sheet.name) as Listing['id']
  const isAdmin = !owner && !isSuggestion
  const first = await newListing(
    {
      id,
      source: owner ? 'owner' : isSuggestion ? 'suggestion' : 'admin',
      status: owner ? 'draft' : isSuggestion ? 'pending' : 'published',
      ...(isAdmin && { publishedAt: createdAt }),
      ...(owner && { ownerId: owner.id, isVerified: isVerifiedBusiness(owner) }),
      ...(submitter && { submittedBy: submitter.id }),
    },
    valuesOf(sheet, at, now),
    createdAt,
  )
  const statusAt = later(addTime(now, { days: -daysInStatus }), addTime(createdAt, { hours: 12 }))
  const stepped = stepsOf(first, end, { statusAt, reason }).reduce(
    (listing, step) => steppedListing(listing, step.step, { reason: step.reason, now: step.at }),
    first,
  )
  return { sheet, listing: finished(stepped, sheet, now) }
}

const later = (one: string, other: string) => (one > other ? one : other)

function stepsOf(
  { status, createdAt }: Listing,
  end: NonNullable<ListingSheet['end']>,
  { statusAt, reason }: { statusAt: string; reason: string | undefined },
): Step[] {
  if (end === 'draft') return []
  const sent: Step[] = status === 'draft' ? [{ step: 'submit', at: addTime(createdAt, { hours: 3 }) }] : []
  if (end === 'pending') return sent.map((step) => ({ ...step, at: statusAt }))
  if (end === 'refused') return [...sent, { step: 'refuse', at: statusAt, reason }]
  const live: Step[] =
    status === 'published' ? [] : [...sent, { step: 'approve', at: addTime(createdAt, { hours: 9 }) }]
  const last = { paused: 'pause', closed: 'close', removed: 'remove' } as const
  const step = end in last ? last[end as keyof typeof last] : undefined
  return step ? [...live, { step, at: statusAt, reason }] : live
}

function finished(listing: Listing, sheet: ListingSheet, now: string): Listing {
  const { timeZone = 'America/Chicago', createdAt, status, updatedAt } = listing
  const { isClaimed, isOtherwiseTomorrow, daysFeatured, sameAs, reason, organization } = sheet
  const isLive = status === 'published'
  const share = chance(`${sheet.name} changed`)
  const sinceMs = Date.parse(now) - Date.parse(createdAt)
  const changedAt = isLive
    ? new Date(Math.floor(Date.parse(createdAt) + share * sinceMs * 0.9)).toISOString()
    : createdAt
  const today = wallTime(now, timeZone).slice(0, 10)
  const tomorrow = addTime(`${today}T00:00:00.000Z`, { days: 1 }).slice(0, 10)
  const logoUrl = listingLogo(listing, sheet.logo)
  return {
    ...listing,
    ...(isClaimed && { source: 'admin' as const }),
    pictures: listingPictures(listing, sheet),
    ...(logoUrl && { logoUrl }),
    ...(organization && { organizationId: demoOrganizationId(organization, now) }),
    ...(isOtherwiseTomorrow && { specialDays: [{ on: tomorrow, hours: [tomorrowsHours] }] }),
    ...(daysFeatured && { featuredUntil: addTime(now, { days: daysFeatured }) }),
    ...(sameAs && reason && { reason }),
    changedAt,
    isFresh: changedAt >= addTime(now, { days: -daysFresh }),
    updatedAt: later(updatedAt, changedAt),
  }
}

/** The fields as its owner filled them in. */
function valuesOf(sheet: ListingSheet, at: number, now: string): ChangedValues {
  const { at: where, phone, hasSite, hasEmail, hours, price, travelsMiles } = sheet
  const [zip, city, state, address1 = ''] = where
  const domain = `${fold(sheet.name).replace(/[^a-z0-9]+/g, '-')}.example`
  return {
    businessName: sheet.name,
    listingType: sheet.type,
    summary: sheet.summary ?? '',
    description: sheet.description,
    place: {
      address1,
      address2: '',
      city,
      state,
      zip,
      hideStreet: sheet.hideStreet ?? false,
      ...(sheet.pin && { pin: sheet.pin }),
    },
    website: hasSite ? `https://${domain}` : '',
    phone: phone ? `+1${phone}55501${String(at).padStart(2, '0')}` : '',
    email: hasEmail ? `hello@${domain}` : '',
    services: [...(sheet.services ?? [])],
    brands: (sheet.brands ?? []).map((name) => demoNamedBrand(name, now)),
    ...(price && { startingPriceCents: price[0], startingPriceFor: price[1] }),
    ...(hours && {
      hours: demoHours[hours].map((ranges) =>
        ranges.map(([open, close]) => [open, close] as [number, number]),
      ),
    }),
    ...(travelsMiles && { serviceMiles: travelsMiles }),
  }
}
