import { expect, test } from 'vitest'
import { posts } from '#core/community/feed/posts.ts'
import { decideListing } from '#shared/directory/listings/admin-contract.ts'
import { getListing } from '#shared/directory/listings/contract.ts'
import {
  closeListing,
  createListing,
  deleteListing,
  getOwnListing,
  listMyListings,
  pauseListing,
  reopenListing,
  resumeListing,
  submitListing,
  updateListing,
  withdrawListing,
} from '#shared/directory/listings/own-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atListing as at, listingNow } from '#test/support/listing-flows.ts'
import { listingFields, putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const seen = (version: number) => ({ body: { version } })
const verified = { membershipType: 'retailer', status: 'active' } as const

async function drafted(client: Client, more: Parameters<typeof listingFields>[0] = {}) {
  const answer = await client.call(createListing, { body: listingFields(more) })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.listing
}

const decide = (id: string, approves: boolean, version: number, reason = '') =>
  admin.call(decideListing, { ...at(id), body: { approves, reason, version } })

const titles = async (client: Client) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

test('a listing goes from a draft through its review to everyone, with a post, a notification, and a mail', async () => {
  const { client, userId, email } = await feedMember(url)
  const draft = await drafted(client)
  expect(draft).toMatchObject({
    status: 'draft',
    ownerId: userId,
    phone: '+16025550100',
    timeZone: 'America/Phoenix',
    point: { precision: 'zip' },
    version: 1,
  })
  expectProblem(await visitor.call(getListing, at(draft.id)), 404, 'listing_not_found')
  const sent = await client.call(submitListing, { ...at(draft.id), ...seen(1) })
  expect(sent.body.listing).toMatchObject({ status: 'pending', version: 2 })
  expectProblem(await visitor.call(getListing, at(draft.id)), 404, 'listing_not_found')
  expectProblem(await client.call(submitListing, { ...at(draft.id), ...seen(2) }), 409, 'listing_in_review')
  const edit = await client.call(updateListing, { ...at(draft.id), body: { ...listingFields(), version: 2 } })
  expectProblem(edit, 409, 'listing_in_review')
  expect((await decide(draft.id, true, 2)).body).toMatchObject({ status: 'published', version: 3 })
  const page = await visitor.call(getListing, at(draft.id))
  expect(page.body).toMatchObject({ id: draft.id, status: 'published', isOwned: true, hasPhone: true })
  await control.settle()
  expect(await titles(client)).toContain('Your listing is live')
  const mail = await control.mail(email, 'Your listing is live')
  expect(mail.text).toContain(draft.businessName)
  await expect
    .poll(async () => (await posts.list({ index: 'gsi2', pk: `FEED_OF#${userId}`, limit: 10 })).items)
    .toMatchObject([
      {
        type: 'listing_published',
        title: `Brought ${draft.businessName} to the directory`,
        about: { type: 'listing', id: draft.id, href: `/directory/${draft.id}` },
      },
    ])
})

test('a member whose registration is not complete drafts, changes the draft, and does not send it in', async () => {
  const { client } = await feedMember(url, { registrationCompleted: false })
  const draft = await drafted(client, {
    description: '',
    place: { ...listingFields().place, zip: '', state: '' },
  })
  expect(draft).not.toHaveProperty('point')
  const changed = await client.call(updateListing, {
    ...at(draft.id),
    body: { ...listingFields({ businessName: 'Another Name' }), version: 1 },
  })
  expect(changed.body.listing).toMatchObject({ businessName: 'Another Name', version: 2, status: 'draft' })
  expect(changed.body.listing).toEqual(await listingNow(draft.id))
  const sent = await client.call(submitListing, { ...at(draft.id), ...seen(2) })
  expectProblem(sent, 403, 'registration_incomplete')
})

test('what is not complete is not sent in, and the answer names everything that is missing', async () => {
  const { client } = await feedMember(url)
  const { id } = await drafted(client, {
    description: 'Audio.',
    place: { ...listingFields().place, zip: '' },
    website: '',
    phone: '',
    services: [],
  })
  const sent = await client.call(submitListing, { ...at(id), ...seen(1) })
  expect(expectProblem(sent, 422, 'listing_incomplete').detail).toBe(
    'Before you submit it, add: city, state, and ZIP code, at least 50 characters about it, a phone number, a website, or an email address, a service or a brand.',
  )
})

test('a business whose account waits for approval drafts, and shows nothing', async () => {
  const { client } = await feedMember(url, { membershipType: 'retailer', status: 'pending' })
  const { id } = await drafted(client)
  expectProblem(await client.call(submitListing, { ...at(id), ...seen(1) }), 403, 'account_pending')
})

test('what was refused is sent in again only once it is different, and is taken back and thrown away', async () => {
  const { client, email } = await feedMember(url)
  const { id } = await drafted(client)
  expectSuccess(await client.call(submitListing, { ...at(id), ...seen(1) }))
  expectProblem(await decide(id, false, 2), 400, 'reason_required')
  expect((await decide(id, false, 2, 'Say what you install.')).body).toMatchObject({
    status: 'refused',
    reason: 'Say what you install.',
  })
  await control.settle()
  const mail = await control.mail(email, 'Your listing needs a change')
  expect(mail.text).toContain('Say what you install.')
  const again = await client.call(submitListing, { ...at(id), ...seen(3) })
  expectProblem(again, 409, 'listing_unchanged')
  const fields = listingFields({ description: `${listingFields().description} We install amplifiers.` })
  expectSuccess(await client.call(updateListing, { ...at(id), body: { ...fields, version: 3 } }))
  expectSuccess(await client.call(submitListing, { ...at(id), ...seen(4) }))
  const back = await client.call(withdrawListing, { ...at(id), ...seen(5) })
  expect(back.body.listing).toMatchObject({ status: 'draft', version: 6 })
  expectSuccess(await client.call(deleteListing, at(id)))
  expect((await client.call(deleteListing, at(id))).status).toBe(204)
  expectProblem(await client.call(getOwnListing, at(id)), 404, 'listing_not_found')
})

test('a live listing is paused, shown again, closed, and opened again', async () => {
  const { client, userId } = await feedMember(url)
  const { id, businessName } = await putListing(userId)
  const step = (contract: typeof pauseListing | typeof resumeListing, version: number) =>
    client.call(contract as typeof pauseListing, { ...at(id), ...seen(version) })
  expect((await step(pauseListing, 1)).body.listing.status).toBe('paused')
  expectProblem(await visitor.call(getListing, at(id)), 404, 'listing_not_found')
  expectProblem(await step(pauseListing, 2), 409, 'listing_not_live')
  expect((await step(resumeListing, 2)).body.listing.status).toBe('published')
  expectSuccess(await visitor.call(getListing, at(id)))
  const closed = await client.call(closeListing, { ...at(id), ...seen(3) })
  expect(closed.body.listing.status).toBe('closed')
  expect((await visitor.call(getListing, at(id))).body).toMatchObject({ status: 'closed' })
  const edit = { ...at(id), body: { ...listingFields(), version: 4 } }
  expectProblem(await client.call(updateListing, edit), 409, 'listing_closed')
  expectProblem(await client.call(deleteListing, at(id)), 409, 'listing_not_draft')
  const open = await client.call(reopenListing, { ...at(id), ...seen(4) })
  // It was closed at the present time of the platform, not 90 days ago.
  expect(open.body.listing).toMatchObject({ status: 'published', businessName })
})

test('what was closed more than 90 days ago opens through review, and not while another has its name', async () => {
  const { client, userId } = await feedMember(url, { membershipType: 'pro_competitor' })
  const statusSince = addTime(await control.now(), { days: -91 })
  const closed = await putListing(userId, { status: 'closed', statusSince })
  const open = await client.call(reopenListing, { ...at(closed.id), ...seen(1) })
  expect(open.body.listing.status).toBe('pending')
  const other = await putListing(undefined, { businessName: 'Namesake of Phoenix' })
  const { id } = await putListing(userId, { status: 'closed', businessName: other.businessName })
  const known = await client.call(reopenListing, { ...at(id), ...seen(1) })
  expect(expectProblem(known, 409, 'listing_known').detail).toBe(
    'Namesake of Phoenix in Phoenix is already listed. Claim it instead.',
  )
})

test('what was public once is reviewed again, also of a business whose later listings go live at once', async () => {
  const { client, userId } = await feedMember(url, { membershipType: 'retailer' })
  await putListing(userId)
  const once = await putListing(userId, { status: 'draft', publishedAt: '2026-01-05T00:00:00.000Z' })
  const sent = await client.call(submitListing, { ...at(once.id), ...seen(1) })
  expect(sent.body.listing.status).toBe('pending')
  const rival = await feedMember(url)
  const { businessName } = once
  const theirs = await drafted(rival.client, { businessName })
  const known = await rival.client.call(submitListing, { ...at(theirs.id), ...seen(1) })
  expect(expectProblem(known, 409, 'listing_known').detail).toBe(
    `${businessName} in Phoenix has already been sent in, and is being reviewed.`,
  )
})

test('of ten drafts at once, a member keeps as many as the membership includes', async () => {
  const { client } = await feedMember(url, { membershipType: 'pro_competitor' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.call(createListing, { body: listingFields() })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(expectProblem(answer, 409, 'listing_limit').detail).toBe(
      'Your membership includes 2 listings. Close one or choose another membership.',
    )
  const mine = await client.call(listMyListings, { query: {} })
  expect(mine.body.items).toHaveLength(2)
})

test('what is removed or closed does not count, and what is opened again does', async () => {
  const { client, userId } = await feedMember(url)
  const closed = await putListing(userId, { status: 'closed' })
  await putListing(userId, { status: 'removed', formerStatus: 'published' })
  await drafted(client)
  const refused = await client.call(createListing, { body: listingFields() })
  expect(expectProblem(refused, 409, 'listing_limit').detail).toBe(
    'Your membership includes 1 listing. Close one or choose another membership.',
  )
  const open = await client.call(reopenListing, { ...at(closed.id), ...seen(1) })
  expectProblem(open, 409, 'listing_limit')
})

test('the first listing of a verified business is reviewed, and later ones are live at once', async () => {
  const { client } = await feedMember(url, verified)
  const first = await drafted(client)
  const sent = await client.call(submitListing, { ...at(first.id), ...seen(1) })
  expect(sent.body.listing.status).toBe('pending')
  expectSuccess(await decide(first.id, true, 2))
  const second = await drafted(client)
  await expect
    .poll(async () => (await client.call(listMyListings, { query: { status: 'published' } })).body.items)
    .toHaveLength(1)
  const live = await client.call(submitListing, { ...at(second.id), ...seen(1) })
  expect(live.body.listing.status).toBe('published')
  expectSuccess(await visitor.call(getListing, at(second.id)))
  const flagged = await drafted(client, { summary: 'Pay with bitcoin' })
  const waits = await client.call(submitListing, { ...at(flagged.id), ...seen(1) })
  expect(waits.body.listing.status).toBe('pending')
})

test('a refusal within 90 days sends everything through review, also when what was refused is thrown away', async () => {
  const [{ client, userId }, other] = await Promise.all([
    feedMember(url, verified),
    feedMember(url, verified),
  ])
  const now = await control.now()
  await putListing(userId)
  const refusedAt = addTime(now, { days: -89 })
  const { id } = await putListing(userId, { status: 'refused', refusedAt, changedAt: refusedAt })
  expectSuccess(await client.call(deleteListing, at(id)))
  const draft = await drafted(client)
  const sent = await client.call(submitListing, { ...at(draft.id), ...seen(1) })
  expect(sent.body.listing.status).toBe('pending')
  // An older one is forgotten.
  await putListing(other.userId, { refusedAt: addTime(now, { days: -91 }) })
  const second = await drafted(other.client)
  await expect
    .poll(async () => (await other.client.call(listMyListings, { query: {} })).body.items)
    .toHaveLength(2)
  const live = await other.client.call(submitListing, { ...at(second.id), ...seen(1) })
  expect(live.body.listing.status).toBe('published')
})

test('a draft belongs to its owner alone', async () => {
  const [owner, other] = await Promise.all([feedMember(url), feedMember(url)])
  const { id } = await drafted(owner.client)
  for (const answer of [
    await other.client.call(getOwnListing, at(id)),
    await other.client.call(updateListing, { ...at(id), body: { ...listingFields(), version: 1 } }),
    await other.client.call(submitListing, { ...at(id), ...seen(1) }),
    await other.client.call(deleteListing, at(id)),
    await visitor.call(getListing, at(id)),
  ])
    expectProblem(answer, 404, 'listing_not_found')
})

test('two listings of one name and ZIP code are one, however they are written', async () => {
  const [one, two] = await Promise.all([feedMember(url), feedMember(url)])
  const [first, second] = await Promise.all([
    drafted(one.client, { businessName: 'Twice Bass & Co' }),
    drafted(two.client, { businessName: 'TWICE  Bass, co' }),
  ])
  const answers = await Promise.all([
    one.client.call(submitListing, { ...at(first.id), ...seen(1) }),
    two.client.call(submitListing, { ...at(second.id), ...seen(1) }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  if (lost) expectProblem(lost, 409, 'listing_known')
})

test.each([
  [{ place: { ...listingFields().place, zip: '75201', pin: { lat: 33.45, lon: -112.07 } } }, 422, 'pin_far'],
  [{ timeZone: 'America/New_York' }, 422, 'zone_elsewhere'],
  [{ specialDays: [{ on: '2199-01-01', hours: [] }] }, 422, 'special_day'],
  [{ brands: ['brn_00000000000000000000000000' as const] }, 422, 'brand_unknown'],
  [{ place: { ...listingFields().place, zip: '7030' } }, 400, 'validation_failed'],
  [{ phone: '555' }, 400, 'validation_failed'],
  [{ place: { ...listingFields().place, state: 'AE' } }, 400, 'validation_failed'],
])('fields such as %j are refused', async (more, status, code) => {
  const { client } = await feedMember(url)
  expectProblem(await client.call(createListing, { body: listingFields(more) }), status, code)
})

test('a listing is changed on the version that was seen, and not by two at once', async () => {
  const { client } = await feedMember(url)
  const { id } = await drafted(client)
  const edit = (version: number, summary: string) =>
    client.call(updateListing, { ...at(id), body: { ...listingFields({ summary }), version } })
  const answers = await Promise.all([edit(1, 'One'), edit(1, 'Two')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expectProblem(await edit(1, 'Three'), 409, 'version_conflict')
  expect(['One', 'Two']).toContain((await listingNow(id))?.summary)
})
