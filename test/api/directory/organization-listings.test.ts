import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { setListingOwner } from '#shared/directory/listings/admin-contract.ts'
import { getListing } from '#shared/directory/listings/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import {
  letListingGo,
  listOrganizationListings,
  setListingOrganization,
} from '#shared/directory/listings/organization-contract.ts'
import { pauseListing, resumeListing, updateListing } from '#shared/directory/listings/own-contract.ts'
import type { Organization, OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { leaveOrganization } from '#shared/organizations/organizations/people-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atListing as at, fieldsOf, listingNow } from '#test/support/listing-flows.ts'
import { putListing } from '#test/support/put-listing.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

const set = (client: Client, { id }: Listing, organizationId: Organization['id'] | undefined, version = 1) =>
  client.call(setListingOrganization, {
    ...at(id),
    body: { ...(organizationId && { organizationId }), version },
  })

const namesOf = async ({ id: organizationId }: Organization) =>
  (await everyItem(visitor, listOrganizationListings, { params: { organizationId }, query: {} })).map(
    ({ businessName }) => businessName,
  )

const letGo = (client: Client, { id: organizationId }: Organization, { id: listingId }: Listing) =>
  client.call(letListingGo, { params: { organizationId, listingId } })

test('the owner of a listing makes it part of an organization that they run, and takes it out', async () => {
  const { client, userId } = await feedMember(url)
  const organization = await putOrganization([[userId, 'manager']])
  const listing = await putListing(userId)
  const given = await set(client, listing, organization.id)
  // Nobody reviews it: no change waits.
  expect(given.body).toMatchObject({ listing: { organizationId: organization.id, version: 2 } })
  expect(given.body).not.toHaveProperty('change')
  const shown = (await visitor.call(getListing, at(listing.id))).body
  expect(shown.organization).toEqual({
    id: organization.id,
    name: organization.name,
    hasPage: true,
    isSuspended: false,
  })
  expect(shown).not.toHaveProperty('organizationId')
  await expect.poll(() => namesOf(organization)).toEqual([listing.businessName])
  // The same once more changes nothing, whatever was seen before.
  expect((await set(client, listing, organization.id)).body.listing.version).toBe(2)
  // What the form saves leaves it where it is.
  const body = { ...fieldsOf(listing), summary: 'We measure first.', version: 2 }
  expect((await client.call(updateListing, { ...at(listing.id), body })).body.listing).toMatchObject({
    organizationId: organization.id,
    version: 3,
  })
  expectProblem(await set(client, listing, undefined, 2), 409, 'version_conflict')
  expect((await set(client, listing, undefined, 3)).body.listing).not.toHaveProperty('organizationId')
  expect((await visitor.call(getListing, at(listing.id))).body).not.toHaveProperty('organization')
  await expect.poll(() => namesOf(organization)).toEqual([])
})

test('a listing becomes part only of an active organization, by its owner, who runs that one', async () => {
  const [owner, stranger] = await Promise.all([feedMember(url), feedMember(url)])
  const listing = await putListing(owner.userId)
  const give = async (role: OrganizationRole | undefined, more: Partial<Organization> = {}) => {
    const people: [string, OrganizationRole][] = role ? [[owner.userId, role]] : []
    return set(owner.client, listing, (await putOrganization(people, more)).id)
  }
  expectProblem(await give(undefined), 404, 'organization_not_found')
  expectProblem(await give('editor'), 403, 'org_role')
  expectProblem(await give('owner', { status: 'draft' }), 409, 'org_not_active')
  expectProblem(await give('owner', { status: 'suspended' }), 409, 'org_suspended')
  expectProblem(await give('owner', { status: 'archived' }), 409, 'org_archived')
  const theirs = await putOrganization([[stranger.userId, 'owner']])
  expectProblem(await set(stranger.client, listing, theirs.id), 404, 'listing_not_found')
  const own = await putOrganization([[owner.userId, 'owner']])
  for (const [more, code] of [
    [{ status: 'pending' }, 'listing_in_review'],
    [{ status: 'closed' }, 'listing_closed'],
    [{ status: 'removed', reason: 'Spam.' }, 'listing_removed'],
  ] as const)
    expectProblem(await set(owner.client, await putListing(owner.userId, more), own.id), 409, code)
  expect(await listingNow(listing.id)).toMatchObject({ version: 1 })
})

test('a listing that is paused leaves the list, and comes back with it', async () => {
  const { client, userId } = await feedMember(url)
  const organization = await putOrganization([[userId, 'owner']])
  const listing = await putListing(userId, { organizationId: organization.id })
  await putListing(userId, { organizationId: organization.id, status: 'draft' })
  await expect.poll(() => namesOf(organization)).toEqual([listing.businessName])
  expectSuccess(await client.call(pauseListing, { ...at(listing.id), body: { version: 1 } }))
  await expect.poll(() => namesOf(organization)).toEqual([])
  expectSuccess(await client.call(resumeListing, { ...at(listing.id), body: { version: 2 } }))
  await expect.poll(() => namesOf(organization)).toEqual([listing.businessName])
})

test('who leaves the organization leaves their listing in it, which an owner of it takes out', async () => {
  const [owner, manager] = await Promise.all([feedMember(url), feedMember(url)])
  const organization = await putOrganization([
    [owner.userId, 'owner'],
    [manager.userId, 'manager'],
  ])
  const listing = await putListing(manager.userId, { organizationId: organization.id })
  expectProblem(await letGo(manager.client, organization, listing), 403, 'org_role')
  const params = { organizationId: organization.id }
  expectSuccess(await manager.client.call(leaveOrganization, { params }))
  expectProblem(await letGo(manager.client, organization, listing), 404, 'organization_not_found')
  expect((await visitor.call(getListing, at(listing.id))).body.organization?.id).toBe(organization.id)
  expectSuccess(await letGo(owner.client, organization, listing))
  expectSuccess(await letGo(owner.client, organization, listing))
  expect(await listingNow(listing.id)).toMatchObject({ ownerId: manager.userId, version: 2 })
  expect((await visitor.call(getListing, at(listing.id))).body).not.toHaveProperty('organization')
  await expect.poll(() => namesOf(organization)).toEqual([])
  // A listing of another organization stays where it is.
  const other = await putListing(manager.userId, { organizationId: (await putOrganization()).id })
  expectSuccess(await letGo(owner.client, organization, other))
  expect(await listingNow(other.id)).toMatchObject({ version: 1 })
})

test('of two who change the organization of a listing at the same time, one is told', async () => {
  const { client, userId } = await feedMember(url)
  const [first, second] = await Promise.all([
    putOrganization([[userId, 'owner']]),
    putOrganization([[userId, 'owner']]),
  ])
  const listing = await putListing(userId)
  const answers = await Promise.all([set(client, listing, first.id), set(client, listing, second.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await listingNow(listing.id)).toMatchObject({ version: 2 })
})

test('a suspended organization lists nothing and is named as that, and one off the site is not named', async () => {
  const { userId } = await feedMember(url)
  const organization = await putOrganization([[userId, 'owner']])
  const listing = await putListing(userId, { organizationId: organization.id })
  const named = async () => (await visitor.call(getListing, at(listing.id))).body.organization
  const list = () =>
    visitor.call(listOrganizationListings, { params: { organizationId: organization.id }, query: {} })
  await commit(organizations.put({ ...organization, status: 'archived', version: 2 }, { version: 1 }))
  expect(await named()).toMatchObject({ hasPage: true, isSuspended: false })
  await expect.poll(() => namesOf(organization)).toEqual([listing.businessName])
  const suspended = { ...organization, status: 'suspended' as const, version: 3 }
  await commit(organizations.put(suspended, { version: 2 }))
  expect(await named()).toMatchObject({ hasPage: false, isSuspended: true })
  expectProblem(await list(), 404, 'organization_not_found')
  const removed = { at: organization.createdAt, reason: 'Reported.' }
  await commit(organizations.put({ ...suspended, removed, version: 4 }, { version: 3 }))
  expect(await named()).toBeUndefined()
})

test('when its owner is erased a listing stays with its organization; a new owner begins without', async () => {
  const [owner, next] = await Promise.all([feedMember(url), feedMember(url)])
  const organization = await putOrganization([[next.userId, 'owner']])
  const listing = await putListing(owner.userId, { organizationId: organization.id })
  const draft = await putListing(owner.userId, { organizationId: organization.id, status: 'draft' })
  await eraseAccount(owner.userId, await control.now())
  await expect.poll(() => listingNow(draft.id)).toBeUndefined()
  await expect.poll(() => namesOf(organization)).toEqual([listing.businessName])
  const admin = await demoClient(url, 'admin')
  const { version } = (await listingNow(listing.id)) as Listing
  const body = { ownerId: next.userId as Listing['ownerId'], reason: 'They run it.', version }
  expectSuccess(await admin.call(setListingOwner, { ...at(listing.id), body }))
  expect(await listingNow(listing.id)).not.toHaveProperty('organizationId')
  await expect.poll(() => namesOf(organization)).toEqual([])
})

test('a long list of listings comes page by page, by name', async () => {
  const organization = await putOrganization()
  const { id: organizationId } = organization
  const names = Array.from(
    { length: 26 },
    (_, index) => `R${String(index).padStart(2, '0')}${organizationId.slice(-8)}`,
  )
  for (const businessName of names.toReversed()) await putListing(undefined, { organizationId, businessName })
  await expect.poll(() => namesOf(organization)).toEqual(names)
  const first = await visitor.call(listOrganizationListings, { params: { organizationId }, query: {} })
  expect(first.body.items).toHaveLength(24)
  expect(first.body.nextCursor).toBeDefined()
})
