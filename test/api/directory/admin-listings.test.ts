import { expect, test } from 'vitest'
import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import {
  changeManyListings,
  createListingAsAdmin,
  decideListing,
  getListingAsAdmin,
  listAllListings,
  mergeListings,
  removeListing,
  restoreListing,
  setListingFeatured,
  setListingOwner,
  updateListingAsAdmin,
} from '#shared/directory/listings/admin-contract.ts'
import { getListing } from '#shared/directory/listings/contract.ts'
import { getOwnListing, listMyListings, resumeListing } from '#shared/directory/listings/own-contract.ts'
import { listMyActivities } from '#shared/platform/activities/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getWaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atListing as at, fieldsOf, listingNow, putChange } from '#test/support/listing-flows.ts'
import { listingFields, listingName, putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const because = (version: number, reason = 'It is a sample.') => ({ body: { reason, version } })
const titles = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

test('of two decisions at once one counts, on the version seen', async () => {
  const { userId } = await feedMember(url)
  const { id } = await putListing(userId, { status: 'pending' })
  const decide = (approves: boolean, version = 1) =>
    admin.call(decideListing, { ...at(id), body: { approves, reason: 'Look.', version } })
  expectProblem(await decide(true, 7), 409, 'version_conflict')
  const answers = await Promise.all([decide(true), decide(false)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  if (lost) expectProblem(lost, 409, 'already_decided')
})

test('a removed listing is gone for everyone, and comes back to the status it had', async () => {
  const { client, userId } = await feedMember(url)
  const { id, businessName } = await putListing(userId, { status: 'paused' })
  const gone = await admin.call(removeListing, { ...at(id), ...because(1, 'It sells stolen goods.') })
  expect(gone.body).toMatchObject({ status: 'removed', formerStatus: 'paused' })
  expectProblem(await admin.call(removeListing, { ...at(id), ...because(2) }), 409, 'already_decided')
  const resumed = await client.call(resumeListing, { ...at(id), body: { version: 2 } })
  expect(expectProblem(resumed, 409, 'listing_removed').detail).toBe(
    'This listing was removed: It sells stolen goods.',
  )
  const back = await admin.call(restoreListing, { ...at(id), ...because(2) })
  expect(back.body).toMatchObject({ status: 'paused', version: 3 })
  expect(back.body).not.toHaveProperty('formerStatus')
  expectProblem(await admin.call(restoreListing, { ...at(id), ...because(3) }), 409, 'already_decided')
  await control.settle()
  expect(await titles(client)).toEqual(['Your listing is back', 'Your listing was removed'])
  const log = await everyItem(admin, listMyActivities, { query: {} })
  expect(log).toContainEqual(
    expect.objectContaining({
      type: 'listing_decision',
      description: `Removed the listing ${businessName}: It sells stolen goods.`,
    }),
  )
})

test('what another business has taken meanwhile is not restored beside it', async () => {
  const removed = await putListing(undefined, { status: 'removed', formerStatus: 'published' })
  await putListing(undefined, { businessName: removed.businessName })
  expectProblem(await admin.call(restoreListing, { ...at(removed.id), ...because(1) }), 409, 'listing_known')
})

test('many are changed with one reason, each by itself, and the answer names those that were not', async () => {
  const { client, userId } = await feedMember(url)
  const live = await putListing(userId)
  const draft = await putListing(userId, { status: 'draft' })
  const listingIds = [live.id, draft.id]
  const answer = await admin.call(changeManyListings, {
    body: { listingIds, action: 'pause', reason: 'Check your hours.' },
  })
  expect(answer.body).toMatchObject({
    changed: [live.id],
    refused: [{ listingId: draft.id, message: 'This listing is not published.' }],
  })
  await control.settle()
  expect(await titles(client)).toEqual(['Your listing was paused'])
  const removed = await admin.call(changeManyListings, {
    body: { listingIds, action: 'remove', reason: 'Spam.' },
  })
  expect(removed.body.changed).toEqual(listingIds)
})

test('a merged listing leads to the one it was merged into, also over several merges', async () => {
  const { client, userId } = await feedMember(url)
  const [first, second, third] = [
    await putListing(userId),
    await putListing(undefined),
    await putListing(undefined),
  ]
  const merge = (from: string, into: string, version = 1) =>
    admin.call(mergeListings, {
      ...at(from),
      body: { into: into as `lst_${string}`, reason: 'The same.', version },
    })
  expectProblem(await merge(first.id, first.id), 409, 'merge_into_itself')
  expectProblem(await merge(first.id, second.id, 9), 409, 'version_conflict')
  expectSuccess(await merge(first.id, second.id))
  expectProblem(await merge(first.id, third.id, 2), 409, 'already_decided')
  expectProblem(await merge(third.id, first.id), 409, 'listing_not_live')
  expectSuccess(await merge(second.id, third.id))
  for (const { id } of [first, second, third])
    expect((await visitor.call(getListing, at(id))).body.id).toBe(third.id)
  expect((await client.call(listMyListings, { query: {} })).body.items).toEqual([])
  const edit = await admin.call(updateListingAsAdmin, {
    ...at(first.id),
    body: { ...fieldsOf(first), reason: 'No.', version: 2 },
  })
  expectProblem(edit, 409, 'listing_merged')
  await control.settle()
  expect(await titles(client)).toEqual(['Your listing was merged'])
  // Its name is free for the survivor.
  const name = await admin.call(updateListingAsAdmin, {
    ...at(third.id),
    body: { ...fieldsOf(third), businessName: first.businessName, reason: 'The better name.', version: 1 },
  })
  expectSuccess(name)
})

test('a listing is given to a member and taken from another, and both read why', async () => {
  const [former, next] = await Promise.all([feedMember(url), feedMember(url, { membershipType: 'retailer' })])
  const listing = await putListing(former.userId)
  const { id, businessName } = listing
  await putChange(listing)
  const give = (ownerId: string | undefined, version: number) =>
    admin.call(setListingOwner, {
      ...at(id),
      body: { ...(ownerId && { ownerId: ownerId as never }), reason: 'The shop was sold.', version },
    })
  const gone = await feedMember(url, { status: 'suspended' })
  expectProblem(await give(gone.userId, 1), 422, 'owner_unknown')
  const given = await give(next.userId, 1)
  expect(given.body).toMatchObject({ owner: { userId: next.userId, isActive: true }, isVerified: true })
  expectProblem(await former.client.call(getOwnListing, at(id)), 404, 'listing_not_found')
  expectSuccess(await next.client.call(getOwnListing, at(id)))
  // What the former owner asked for waits no longer.
  const wish = await listingChanges.get({ listingId: id, by: former.userId }, { consistent: true })
  expect(wish?.status).toBe('withdrawn')
  await control.settle()
  expect(await titles(former.client)).toEqual(['You no longer own a listing'])
  const news = (await next.client.call(listNotifications, { query: {} })).body.items
  expect(news).toMatchObject([
    {
      title: 'You own a listing now',
      message: `An administrator made you the owner of ${businessName}: The shop was sold.`,
      href: `/directory/edit/${id}`,
    },
  ])
  const freed = await give(undefined, 2)
  expect(freed.body).not.toHaveProperty('ownerId')
  expect(freed.body.isVerified).toBe(false)
})

test('a published listing is featured for so many days, and no other', async () => {
  const [live, draft] = [await putListing(undefined), await putListing(undefined, { status: 'draft' })]
  const feature = (id: string, days: number, version = 1) =>
    admin.call(setListingFeatured, { ...at(id), body: { days, version } })
  expectProblem(await feature(draft.id, 30), 409, 'featured_state')
  const { featuredUntil = '' } = (await feature(live.id, 30)).body
  expect(featuredUntil > addTime(await control.now(), { days: 29 })).toBe(true)
  expect((await visitor.call(getListing, at(live.id))).body.isFeatured).toBe(true)
  expect((await feature(live.id, 0, 2)).body).not.toHaveProperty('featuredUntil')
})

test('an administrator changes a live listing at once, and its owner reads why', async () => {
  const { client, userId, email } = await feedMember(url)
  const listing = await putListing(userId)
  const other = await putListing(undefined)
  const update = (more: object, version = 1) =>
    admin.call(updateListingAsAdmin, {
      ...at(listing.id),
      body: { ...fieldsOf(listing), ...more, reason: 'The number was wrong.', version },
    })
  expectProblem(await update({ businessName: other.businessName }), 409, 'listing_known')
  expectProblem(await update({}, 9), 409, 'version_conflict')
  const place = { ...listing.place, city: 'Dallas', state: 'TX', zip: '75201' }
  const moved = await update({ phone: '(214) 555-0100', place })
  expect(moved.body).toMatchObject({
    phone: '+12145550100',
    timeZone: 'America/Chicago',
    mapX: 483,
    mapY: 440,
    version: 2,
  })
  expect(moved.body).toEqual({ ...(await listingNow(listing.id)), owner: expect.anything() })
  await control.settle()
  expect(await titles(client)).toEqual(['Your listing was changed'])
  expect((await control.mail(email, 'Your listing was changed')).text).toContain('The number was wrong.')
})

test('an administrator lists a business that no one owns, once', async () => {
  const body = listingFields()
  const made = await admin.call(createListingAsAdmin, { body })
  expect(made.status, made.text).toBe(201)
  expect(made.body).toMatchObject({ status: 'published', source: 'admin', isVerified: false })
  expect((await visitor.call(getListing, at(made.body.id))).body.isOwned).toBe(false)
  expectProblem(await admin.call(createListingAsAdmin, { body }), 409, 'listing_known')
  const bare = listingFields({ description: '' })
  expectProblem(await admin.call(createListingAsAdmin, { body: bare }), 422, 'listing_incomplete')
})

test('administrators find listings of a status by name, type, state, and owner', async () => {
  const { userId } = await feedMember(url)
  const businessName = listingName()
  const statusSince = await control.now()
  const owned = await putListing(userId, { businessName, status: 'refused', statusSince })
  const free = await putListing(undefined, {
    businessName: `${businessName} Two`,
    status: 'refused',
    statusSince,
  })
  const find = async (more: object) =>
    (await everyItem(admin, listAllListings, { query: { status: 'refused', q: businessName, ...more } })).map(
      ({ id }) => id,
    )
  await expect.poll(() => find({})).toHaveLength(2)
  expect(await find({ owned: 'no' })).toEqual([free.id])
  expect(await find({ type: 'media' })).toEqual([])
  expect(await find({ state: 'AZ' })).toHaveLength(2)
  const seen = await admin.call(getListingAsAdmin, at(owned.id))
  expect(seen.body).toMatchObject({ listing: { owner: { userId } }, changes: [] })
})

test('listings and changes that wait are counted as waiting work until they are decided', async () => {
  const count = async () => {
    await control.settle()
    return (await admin.call(getWaitingWork, {})).body
  }
  const before = await count()
  const { userId } = await feedMember(url)
  const pending = await putListing(userId, { status: 'pending' })
  await putChange(await putListing(userId))
  await expect.poll(count).toMatchObject({
    listings: before.listings + 1,
    listingChanges: before.listingChanges + 1,
  })
  const body = { approves: true, reason: '', version: 1 }
  expectSuccess(await admin.call(decideListing, { ...at(pending.id), body }))
  await expect.poll(async () => (await count()).listings).toBe(before.listings)
})
