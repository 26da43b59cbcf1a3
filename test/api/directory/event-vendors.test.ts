import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { vendorCounts } from '#core/directory/event-vendors/vendor-counts.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import {
  askAsVendor,
  decideVendor,
  listEventVendors,
  listManagedVendors,
  listMeetingEvents,
  listOwnVendors,
  listVendorEvents,
  withdrawVendor,
} from '#shared/directory/event-vendors/contract.ts'
import { mostVendorEvents, mostVendors } from '#shared/directory/event-vendors/event-vendor.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { pauseListing } from '#shared/directory/listings/own-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { atEvent, putVendor, vendorNow } from '#test/support/event-vendors.ts'
import { anOrganizer, putPublished } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

type Of<T extends { id: string }> = Pick<T, 'id'>

const ask = (client: Client, event: Of<Event>, listing: Of<Listing>) =>
  client.call(askAsVendor, atEvent(event, listing))
const decide = (client: Client, event: Of<Event>, listing: Of<Listing>, accepts: boolean, version: number) =>
  client.call(decideVendor, { ...atEvent(event, listing), body: { accepts, version } })
const vendorsAt = async ({ id: eventId }: Of<Event>) =>
  (await visitor.call(listEventVendors, { params: { eventId } })).body.items.map(({ id }) => id)
const metAt = async ({ id: listingId }: Of<Listing>) =>
  (await visitor.call(listMeetingEvents, { params: { listingId } })).body.items.map(({ id }) => id)
const takenAt = async ({ id: eventId }: Of<Event>) =>
  (await vendorCounts.get({ eventId }, { consistent: true }))?.count ?? 0
const told = async (client: Client, kind: string) =>
  (await client.call(listNotifications, {})).body.items.filter((one) => one.kind === kind)

async function aShop() {
  const owner = await feedMember(url, { membershipType: 'retailer' })
  return { ...owner, listing: await putListing(owner.userId) }
}

async function aShow() {
  const organizer = await anOrganizer(url)
  return { ...organizer, event: await putPublished(organizer.userId) }
}

test('a shop asks, the organizer accepts, and both pages say so', async () => {
  const [{ client, listing }, { client: organizer, event }] = [await aShop(), await aShow()]
  const asked = await ask(client, event, listing)
  expect(asked.body).toMatchObject({ status: 'waiting', version: 1 })
  // Asked again, it is the same request.
  expect((await ask(client, event, listing)).body).toEqual(asked.body)
  expect(await takenAt(event)).toBe(1)
  expect(await vendorsAt(event)).toEqual([])
  expect(await metAt(listing)).toEqual([])
  expect(await told(organizer, 'vendor_request')).toMatchObject([
    { href: `/events/${event.id}/edit#vendors` },
  ])

  const managed = async () =>
    (await organizer.call(listManagedVendors, { params: { eventId: event.id } })).body.items
  await expect
    .poll(managed)
    .toMatchObject([{ status: 'waiting', isListed: true, listing: { id: listing.id } }])
  expectProblem(await decide(organizer, event, listing, true, 9), 409, 'version_conflict')
  expect((await decide(organizer, event, listing, true, 1)).body).toEqual({ status: 'accepted', version: 2 })
  await expect.poll(() => vendorsAt(event)).toEqual([listing.id])
  await expect.poll(() => metAt(listing)).toEqual([event.id])
  expect(await told(client, 'vendor_decided')).toMatchObject([{ type: 'success' }])
  const own = await client.call(listOwnVendors, { params: { eventId: event.id } })
  expect(own.body.items).toMatchObject([{ id: listing.id, vendor: { status: 'accepted' } }])
  const listed = await client.call(listVendorEvents, { params: { listingId: listing.id } })
  expect(listed.body.items).toMatchObject([{ eventId: event.id, status: 'accepted', isUpcoming: true }])
})

test('a vendor that was removed may not ask again, but the organizer may take it back', async () => {
  const [{ client, listing }, { client: organizer, event }] = [await aShop(), await aShow()]
  await putVendor(event, listing, { status: 'accepted' })
  expect((await decide(organizer, event, listing, false, 1)).body.status).toBe('declined')
  expect(await takenAt(event)).toBe(0)
  await expect.poll(() => vendorsAt(event)).toEqual([])
  expectProblem(await ask(client, event, listing), 409, 'vendor_declined')
  expectProblem(await client.call(withdrawVendor, atEvent(event, listing)), 409, 'vendor_declined')
  expect((await decide(organizer, event, listing, true, 2)).body).toEqual({ status: 'accepted', version: 3 })
  expect(await takenAt(event)).toBe(1)
})

test('a shop withdraws, which gives its place back, and may ask again', async () => {
  const [{ client, listing }, { event }] = [await aShop(), await aShow()]
  await putVendor(event, listing, { status: 'accepted' })
  for (let count = 0; count < 2; count++)
    expect((await client.call(withdrawVendor, atEvent(event, listing))).status).toBe(204)
  expect(await takenAt(event)).toBe(0)
  expect(await vendorNow(event, listing)).toBeUndefined()
  await expect.poll(() => vendorsAt(event)).toEqual([])
  // Three times a day, each of which the organizer hears of.
  for (let count = 0; count < 3; count++) {
    expect((await ask(client, event, listing)).body.status).toBe('waiting')
    await client.call(withdrawVendor, atEvent(event, listing))
  }
  expectProblem(await ask(client, event, listing), 429, 'rate_limited')
})

test('only the owner of a published listing asks, and only at a public event to come', async () => {
  const [{ client, userId, listing }, { userId: organizer, event }] = [await aShop(), await aShow()]
  const stranger = await feedMember(url)
  expectProblem(await ask(stranger.client, event, listing), 404, 'listing_not_found')
  const paused = await putListing(userId, { status: 'paused' })
  expectProblem(await ask(client, event, paused), 409, 'listing_not_live')
  const [hidden, cancelled] = await Promise.all([
    putPublished(organizer, { isPublic: false }),
    putPublished(organizer, {}, { status: 'cancelled' }),
  ])
  for (const closed of [hidden, cancelled])
    expectProblem(await ask(client, closed, listing), 409, 'event_not_upcoming')
  const draft = await putPublished(organizer, {}, { status: 'draft' })
  expectProblem(await ask(client, draft, listing), 404, 'event_not_found')
  expectProblem(await decide(stranger.client, event, listing, true, 1), 403, 'not_organizer')
})

test('who holds the event brings their own business without asking', async () => {
  const { client, userId } = await anOrganizer(url)
  const [event, listing] = [await putPublished(userId), await putListing(userId)]
  expect((await ask(client, event, listing)).body.status).toBe('accepted')
  expect(await told(client, 'vendor_request')).toEqual([])
})

test('what is not shown drops out: a paused business, an event that is cancelled or private', async () => {
  const [{ client, listing }, { userId: organizer, event }] = [await aShop(), await aShow()]
  const other = await putPublished(organizer)
  for (const one of [event, other]) await putVendor(one, listing, { status: 'accepted' })
  await expect.poll(async () => (await metAt(listing)).toSorted()).toEqual([event.id, other.id].toSorted())
  const { version } = event
  await commit(events.put({ ...event, status: 'cancelled', version: version + 1 }, { version }))
  await commit(
    events.put({ ...other, isPublic: false, version: other.version + 1 }, { version: other.version }),
  )
  await expect.poll(() => metAt(listing)).toEqual([])
  await expect.poll(() => vendorsAt(event)).toEqual([])
  expect(await vendorsAt(other)).toEqual([listing.id])
  await client.call(pauseListing, { params: { listingId: listing.id }, body: { version: listing.version } })
  await expect.poll(() => vendorsAt(other)).toEqual([])
})

test('of thirty shops that ask at once, an event takes twenty', async () => {
  const { event } = await aShow()
  const shops = await Promise.all(Array.from({ length: 30 }, aShop))
  const answers = await Promise.all(shops.map(({ client, listing }) => ask(client, event, listing)))
  const refused = answers.filter(({ status }) => status !== 200)
  for (const one of refused) expectProblem(one, 409, 'too_many_vendors')
  expect(answers.length - refused.length).toBe(mostVendors)
  expect(await takenAt(event)).toBe(mostVendors)
  const known = await Promise.all(shops.map(({ listing }) => vendorNow(event, listing)))
  expect(known.filter(Boolean)).toHaveLength(mostVendors)
})

test('a shop that asks at fourteen events at once joins ten, and another one once it withdraws', async () => {
  const [{ client, listing }, { userId: organizer }] = [await aShop(), await aShow()]
  const shows = await Promise.all(Array.from({ length: 14 }, () => putPublished(organizer)))
  const answers = await Promise.all(shows.map((event) => ask(client, event, listing)))
  const refused = answers.filter(({ status }) => status !== 200)
  for (const one of refused) expectProblem(one, 409, 'too_many_vendor_events')
  expect(answers.length - refused.length).toBe(mostVendorEvents)
  const joined = shows.filter((_, at) => answers[at]?.status === 200)
  const [first] = joined as [Event]
  const left = shows.find((_, at) => answers[at]?.status !== 200) as Event
  expect((await client.call(withdrawVendor, atEvent(first, listing))).status).toBe(204)
  expect((await ask(client, left, listing)).body.status).toBe('waiting')
  // Events that are over no longer count.
  const now = await control.now()
  const [, over] = joined as [Event, Event]
  const { version } = over
  await commit(
    events.put({ ...over, endsAt: addTime(now, { hours: -1 }), version: version + 1 }, { version }),
  )
  expect((await ask(client, await putPublished(organizer), listing)).body.status).toBe('waiting')
})

test('what a member asked for is in their data, and goes with them unless the business has another owner', async () => {
  const [{ userId, listing }, { event }] = [await aShop(), await aShow()]
  const other = await feedMember(url)
  const given = await putListing(other.userId)
  await putVendor(event, listing)
  await putVendor(event, given, { askedBy: userId, status: 'accepted' })
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new Error('The member is gone.')
  const exported = async () => {
    const files = await collectData(user, await control.now())
    return JSON.parse(new TextDecoder().decode(files['data/event-vendor.json']) || '[]')
  }
  await expect.poll(exported).toHaveLength(2)
  await expect
    .poll(async () => {
      await eraseAccount(userId, await control.now())
      return vendorNow(event, listing)
    })
    .toBeUndefined()
  const kept = await vendorNow(event, given)
  expect(kept).toMatchObject({ status: 'accepted' })
  expect(kept?.askedBy).toBeUndefined()
  expect(await takenAt(event)).toBe(1)
})
