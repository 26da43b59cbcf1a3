import { claimants, claimHeads, claims } from '#core/directory/organization-claims/claims.ts'
import {
  organizationPeople,
  organizationsOfPartition,
} from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import {
  type BusinessTask,
  contestOf,
  questionOf,
  taskOfOrganization,
} from '#shared/directory/business-overview/business-task.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isListed as isListingListed } from '#shared/directory/listings/public-listing.ts'
import type { ClaimSubject } from '#shared/directory/organization-claims/claim.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'

/** More than anyone belongs to. */
const mostOrganizations = 50

/** What a member should do about claims, their own and those of others on what is theirs, and about organizations. */
export async function tasksBesideListings(
  userId: string,
  owned: readonly Listing[],
  now: string,
): Promise<BusinessTask[]> {
  const [own, claimant] = await Promise.all([
    organizationsOwnedBy(userId),
    claimants.get({ userId }, { consistent: true }),
  ])
  const subjects: ClaimSubject[] = [
    ...owned
      .filter((listing) => isListingListed({ ...listing, isOwnerSuspended: undefined }))
      .map(({ id }) => ({ kind: 'listing', id }) as const),
    ...own.filter(isListed).map(({ id }) => ({ kind: 'organization', id }) as const),
  ]
  const heads = await getMany(
    subjects.map((subject) => claimHeads.key({ subject })),
    { consistent: true },
  )
  const ofOthers = heads.map(claimHeads.read).flatMap(({ open }) => open.map(({ claimId }) => claimId))
  const ids = new Set([...ofOthers, ...(claimant?.open ?? [])])
  const found = await getMany(
    [...ids].map((id) => claims.key({ id })),
    { consistent: true },
  )
  return [
    ...found
      .map(claims.read)
      .flatMap((claim) =>
        claim.userId === userId ? (questionOf(claim, now) ?? []) : (contestOf(claim, userId, now) ?? []),
      ),
    ...own.flatMap((organization) => taskOfOrganization(organization) ?? []),
  ]
}

async function organizationsOwnedBy(userId: string): Promise<Organization[]> {
  const pk = organizationsOfPartition(userId)
  const { items } = await organizationPeople.list({ index: 'gsi1', pk, limit: mostOrganizations })
  const ids = items.filter(({ role }) => role === 'owner').map(({ organizationId }) => organizationId)
  const found = await getMany(
    ids.map((id) => organizations.key({ id })),
    { consistent: true },
  )
  return found.map(organizations.read).filter(({ type }) => type !== 'platform')
}
