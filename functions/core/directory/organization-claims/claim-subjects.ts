import { listings } from '#core/directory/listings/listings.ts'
import { peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import type { Write } from '#core/platform/db/write.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { isListed as isListingListed } from '#shared/directory/listings/public-listing.ts'
import type { ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import { claimRefusal } from '#shared/directory/organization-claims/claim-refusal.ts'
import type { ClaimedThing } from '#shared/directory/organization-claims/contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'

/** What is claimed, as it is now. */
export type Subject = {
  thing: ClaimedThing
  website: string
  ownerIds: string[]
  /** As it was read. */
  version: number
  /** Holds a transaction to what was read. */
  check: () => Write
}

/** What someone wants to claim; undefined where there is nothing that can be claimed. */
export function findSubject(subject: ClaimSubject): Promise<Subject | undefined> {
  return subject.kind === 'listing' ? listingSubject(subject.id) : organizationSubject(subject.id)
}

export async function requireSubject(subject: ClaimSubject): Promise<Subject> {
  const found = await findSubject(subject)
  if (!found) throw claimRefusal.subjectNotFound()
  return found
}

async function listingSubject(id: string): Promise<Subject | undefined> {
  const listing = await listings.get({ id }, { consistent: true })
  if (!listing || !isListingListed({ ...listing, isOwnerSuspended: undefined })) return undefined
  const { place, ownerId, website } = listing
  const picture = listing.pictures.find(({ isWaiting }) => !isWaiting)?.src ?? listing.logoUrl
  return {
    thing: {
      subject: { kind: 'listing', id: listing.id },
      name: listing.businessName,
      location: [place.city, place.state].filter(Boolean).join(', '),
      path: listingPath(listing.id),
      ...(picture && { pictureUrl: picture }),
      isOwned: ownerId !== undefined,
    },
    website,
    ownerIds: ownerId ? [ownerId] : [],
    version: listing.version,
    check: () => listings.check({ id }, { version: listing.version }),
  }
}

async function organizationSubject(id: string): Promise<Subject | undefined> {
  const [organization, people] = await Promise.all([
    organizations.get({ id }, { consistent: true }),
    peopleOf(id),
  ])
  if (!organization || !isListed(organization) || organization.type === 'platform') return undefined
  const { name, city, state, logoUrl, website = '' } = organization
  return {
    thing: {
      subject: { kind: 'organization', id: organization.id },
      name,
      location: [city, state].filter(Boolean).join(', '),
      path: organizationPath(id),
      ...(logoUrl && { pictureUrl: logoUrl }),
      isOwned: organization.ownerCount > 0,
    },
    website,
    ownerIds: people.filter(({ role }) => role === 'owner').map(({ userId }) => userId),
    version: organization.version,
    check: () => organizations.check({ id }, { version: organization.version }),
  }
}
