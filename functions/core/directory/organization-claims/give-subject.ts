import { findListing } from '#core/directory/listings/find-listing.ts'
import { setOwner as setListingOwner } from '#core/directory/listings/set-owner.ts'
import { findOrganization } from '#core/organizations/organizations/find-organization.ts'
import { peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { setOwner as setOrganizationOwner } from '#core/organizations/organizations/set-owner.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ClaimSubject } from '#shared/directory/organization-claims/claim.ts'

type Given = { userId: string; reason: string; version: number }

/** The writes that make someone the one owner of what they claimed, while it is as it was read. */
export async function giveSubject(
  { kind, id }: ClaimSubject,
  { userId: ownerId, reason, version }: Given,
  now: string,
): Promise<Write[]> {
  if (kind === 'listing') {
    const listing = await findListing(id)
    if (listing.version !== version) throw concurrentChange()
    return (await setListingOwner(listing, { ownerId, reason }, now)).writes
  }
  const [organization, people] = await Promise.all([findOrganization(id), peopleOf(id)])
  if (organization.version !== version) throw concurrentChange()
  return setOrganizationOwner(organization, people, { ownerId, reason }, now).writes
}
