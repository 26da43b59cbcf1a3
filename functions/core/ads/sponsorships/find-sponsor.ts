import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { managesFor, requireAction } from '#core/organizations/organizations/find-organization.ts'
import { managersOf } from '#core/organizations/organizations/managers-of.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { NamedSponsor } from '#shared/ads/sponsorships/contract.ts'
import { isOrganization, type SponsorId } from '#shared/ads/sponsorships/sponsorship.ts'
import { sponsorshipRefusal } from '#shared/ads/sponsorships/sponsorship-refusal.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { isListed as isListedOrganization } from '#shared/organizations/organizations/public-organization.ts'

export type Sponsor = NamedSponsor & {
  /** It is on the site, so that it can be a sponsor. */
  isListed: boolean
  /** The owner of a listing. */
  ownerId: Listing['ownerId']
  /** Someone may answer for it. */
  isOwned: boolean
  version: number
}

const about = (type: string, { city, state }: { city: string; state?: string | undefined }) =>
  [type, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

const ofListing = (listing: Listing): Sponsor => ({
  id: listing.id,
  name: listing.businessName,
  ...(listing.logoUrl && { logoUrl: listing.logoUrl }),
  about: about(listingTypes[listing.listingType], listing.place),
  isListed: isListed(listing),
  ownerId: listing.ownerId,
  isOwned: listing.ownerId !== undefined,
  version: listing.version,
})

const ofOrganization = (organization: Organization): Sponsor => ({
  id: organization.id,
  name: organization.name,
  ...(organization.logoUrl && { logoUrl: organization.logoUrl }),
  about: about(organizationTypes[organization.type], organization),
  isListed: isListedOrganization(organization),
  ownerId: undefined,
  isOwned: organization.ownerCount > 0,
  version: organization.version,
})

const keyOf = (id: SponsorId) => (isOrganization(id) ? organizations.key({ id }) : listings.key({ id }))

/** The sponsors with these ids, each by its id; those that are gone are left out. */
export async function sponsorsById(
  ids: readonly SponsorId[],
  options: { consistent?: boolean } = {},
): Promise<Map<string, Sponsor>> {
  const rows = await getMany([...new Set(ids)].map(keyOf), options)
  return new Map(
    rows
      .map((row) =>
        row.entity === organizations.name
          ? ofOrganization(organizations.read(row))
          : ofListing(listings.read(row)),
      )
      .map((sponsor) => [sponsor.id, sponsor]),
  )
}

/** A sponsor as it is now. */
export async function findSponsor(id: SponsorId): Promise<Sponsor> {
  const sponsor = (await sponsorsById([id], { consistent: true })).get(id)
  if (!sponsor) throw sponsorshipRefusal.sponsorNotFound()
  return sponsor
}

/** The other writes of the transaction hold only while the sponsor is as it was read. */
export const unchangedSponsor = ({ id, version }: Pick<Sponsor, 'id' | 'version'>): Write =>
  isOrganization(id) ? organizations.check({ id }, { version }) : listings.check({ id }, { version })

/** Throws where someone does not answer for a sponsor: others learn nothing of it. */
export async function requireSponsorHand(id: SponsorId, userId: string): Promise<Write[]> {
  if (!isOrganization(id)) {
    // The check of the listing itself covers its owner.
    await findOwnListing(id, userId)
    return []
  }
  const { me } = await requireAction(id, userId, 'events')
  return [organizationPeople.check(me, { version: me.version })]
}

/** Tells whether someone answers for a sponsor. */
export const answersFor = ({ id, ownerId }: Sponsor, userId: string): boolean | Promise<boolean> =>
  isOrganization(id) ? managesFor(id, userId) : ownerId === userId

/** Those who answer for a sponsor. */
export const answerersOf = async ({ id, ownerId }: Sponsor): Promise<string[]> => {
  if (isOrganization(id)) return (await managersOf(id)).map(({ userId }) => userId)
  return ownerId ? [ownerId] : []
}
