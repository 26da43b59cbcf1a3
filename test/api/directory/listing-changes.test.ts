import { expect, test } from 'vitest'
import { decideListingChange, listListingChanges } from '#shared/directory/listing-changes/admin-contract.ts'
import {
  getMyListingChange,
  suggestListingChange,
  withdrawListingChange,
} from '#shared/directory/listing-changes/contract.ts'
import type { ChangedField } from '#shared/directory/listing-changes/listing-change.ts'
import {
  getListingAsAdmin,
  removeListing,
  updateListingAsAdmin,
} from '#shared/directory/listings/admin-contract.ts'
import { getListing, revealContact } from '#shared/directory/listings/contract.ts'
import type { Listing, ListingFields } from '#shared/directory/listings/listing.ts'
import { getOwnListing, updateListing } from '#shared/directory/listings/own-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atListing as at, changeNow, fieldsOf, listingNow } from '#test/support/listing-flows.ts'
import { putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

type Owner = Awaited<ReturnType<typeof feedMember>>

/** An owner with a live listing. */
async function living(more: Partial<Listing> = {}) {
  const owner = await feedMember(url)
  return { owner, listing: await putListing(owner.userId, more) }
}

const edit = ({ client }: Owner, listing: Listing, more: Partial<ListingFields> & { note?: string }) =>
  client.call(updateListing, {
    ...at(listing.id),
    body: { ...fieldsOf(listing), ...more, version: listing.version },
  })

const decide = (
  { id }: Listing,
  author: string,
  accepts: ChangedField[],
  { reason = '', version = 1 } = {},
) =>
  admin.call(decideListingChange, {
    params: { ...at(id).params, author: author as Listing['ownerId'] & string },
    body: { accepts, reason, version },
  })

const adminEdit = (listing: Listing, more: Partial<ListingFields>) =>
  admin.call(updateListingAsAdmin, {
    ...at(listing.id),
    body: { ...fieldsOf(listing), ...more, reason: 'Corrected.', version: listing.version },
  })

const titles = async ({ client }: Owner) =>
  (await client.call(listNotifications, { query: {} })).body.items.map(({ title }) => title)

test('what a live listing is known by waits, and the rest is public at once', async () => {
  const { owner, listing } = await living()
  const description = `${listing.description} We also build boxes.`
  const answer = await edit(owner, listing, {
    businessName: 'Renamed Audio',
    description,
    services: ['tuning'],
    note: 'We have a new name.',
  })
  expect(answer.body).toMatchObject({
    listing: { businessName: listing.businessName, description, services: ['tuning'], version: 2 },
    change: {
      from: { businessName: listing.businessName },
      to: { businessName: 'Renamed Audio' },
      note: 'We have a new name.',
      kind: 'owner',
      status: 'pending',
      version: 1,
    },
  })
  expect((await visitor.call(getListing, at(listing.id))).body).toMatchObject({
    businessName: listing.businessName,
    description,
  })
  const waiting = await everyItem(admin, listListingChanges, { query: {} })
  expect(waiting.find(({ change }) => change.listingId === listing.id)).toMatchObject({
    listing: { id: listing.id },
    author: { userId: owner.userId },
  })
  const seen = await admin.call(getListingAsAdmin, at(listing.id))
  expect(seen.body.changes).toMatchObject([{ change: { by: owner.userId } }])
  expectSuccess(await decide(listing, owner.userId, ['businessName']))
  expect((await visitor.call(getListing, at(listing.id))).body.businessName).toBe('Renamed Audio')
  const own = await owner.client.call(getOwnListing, at(listing.id))
  expect(own.body).not.toHaveProperty('change')
  await control.settle()
  expect(await titles(owner)).toContain('Your change was accepted')
  expect((await control.mail(owner.email, 'Your change was accepted')).text).toContain('is live.')
})

test('a field that changed in the meantime keeps its newer value, and the wish for it is stale', async () => {
  const { owner, listing } = await living({ version: 4 })
  const asked = await edit(owner, listing, { phone: '(602) 555-0111', website: 'https://x.example' })
  expect(asked.body.listing.version).toBe(4)
  const moved = await adminEdit(listing, { website: 'https://y.example' })
  expect(moved.body).toMatchObject({ website: 'https://y.example', version: 5 })
  const { body } = await decide(listing, owner.userId, ['phone', 'website'])
  expect(body.change).toMatchObject({
    status: 'partly',
    decisions: { phone: 'accepted', website: 'stale' },
    from: { website: listing.website },
    to: { website: 'https://x.example' },
  })
  expect(body.listing).toMatchObject({ phone: '+16025550111', website: 'https://y.example', version: 6 })
  expect(await listingNow(listing.id)).toMatchObject({ phone: '+16025550111', website: 'https://y.example' })
  await control.settle()
  expect(await titles(owner)).toContain('Your change was accepted in part')
})

test('what is not accepted is refused with a reason, and the live version stays', async () => {
  const { owner, listing } = await living()
  expectSuccess(await edit(owner, listing, { phone: '(602) 555-0111', email: 'shop@shop.example' }))
  expectProblem(await decide(listing, owner.userId, ['phone']), 400, 'reason_required')
  const part = await decide(listing, owner.userId, ['phone'], { reason: 'This is someone else’s address.' })
  expect(part.body.change).toMatchObject({
    status: 'partly',
    decisions: { phone: 'accepted', email: 'refused' },
  })
  expect(await listingNow(listing.id)).toMatchObject({ phone: '+16025550111', email: '' })
  expectProblem(await decide(listing, owner.userId, []), 409, 'already_decided')
  const next = (await listingNow(listing.id)) as Listing
  expectSuccess(await edit(owner, next, { website: 'https://other.example' }))
  const refused = await decide(listing, owner.userId, [], { reason: 'A shop of another city.', version: 3 })
  expect(refused.body.change.status).toBe('refused')
  expect(await listingNow(listing.id)).toMatchObject({ website: listing.website, version: next.version })
  await control.settle()
  expect((await control.mail(owner.email, 'Your change was rejected')).text).toContain(
    'A shop of another city.',
  )
})

test('nothing is accepted of a change of a business that is off the site', async () => {
  const { owner, listing } = await living()
  expectSuccess(await edit(owner, listing, { phone: '(602) 555-0111' }))
  const { version } = (await listingNow(listing.id)) as Listing
  expectSuccess(await admin.call(removeListing, { ...at(listing.id), body: { reason: 'Spam.', version } }))
  expectProblem(await decide(listing, owner.userId, ['phone']), 409, 'listing_removed')
  const refused = await decide(listing, owner.userId, [], { reason: 'It was removed.' })
  expect(refused.body.change.status).toBe('refused')
})

test('a newer wish of an owner replaces the one that waits, and a wish for nothing takes it back', async () => {
  const { owner, listing } = await living()
  expectSuccess(await edit(owner, listing, { phone: '(602) 555-0111' }))
  const second = await edit(owner, listing, { website: 'https://x.example' })
  expect(second.body.change).toMatchObject({ to: { website: 'https://x.example' }, version: 2 })
  expect(second.body.change?.to).not.toHaveProperty('phone')
  // Who saw the first decides about nothing that they have not seen.
  expectProblem(await decide(listing, owner.userId, ['website']), 409, 'version_conflict')
  expect((await edit(owner, listing, {})).body).not.toHaveProperty('change')
  expect(await changeNow(listing.id, owner.userId)).toMatchObject({ status: 'withdrawn', version: 3 })
  expectProblem(await decide(listing, owner.userId, ['website'], { version: 3 }), 409, 'already_decided')
})

test('what was taken back is gone, and a later wish has no version that someone saw of it', async () => {
  const { owner, listing } = await living()
  const withdraw = () => owner.client.call(withdrawListingChange, at(listing.id))
  expectSuccess(await edit(owner, listing, { phone: '(602) 555-0111' }))
  expectSuccess(await withdraw())
  expect((await withdraw()).status).toBe(204)
  const asked = await edit(owner, listing, { phone: '(602) 555-0666' })
  expect(asked.body.change?.version).toBe(3)
  expectProblem(await decide(listing, owner.userId, ['phone']), 409, 'version_conflict')
  expectSuccess(await decide(listing, owner.userId, ['phone'], { version: 3 }))
  expectProblem(await withdraw(), 409, 'already_decided')
})

test('a place changes as a whole with its clock and its point, once it is accepted', async () => {
  const { owner, listing } = await living()
  const place = { ...listing.place, city: 'Dallas', state: 'TX', zip: '75201' }
  const asked = await edit(owner, listing, { place })
  expect(asked.body.change?.to).toMatchObject({ place, timeZone: 'America/Chicago' })
  expect(asked.body.listing).toMatchObject({ timeZone: 'America/Phoenix', version: 1 })
  const { body } = await decide(listing, owner.userId, ['place'])
  expect(body.change.decisions).toEqual({ place: 'accepted', timeZone: 'accepted' })
  expect(body.listing).toMatchObject({ place, timeZone: 'America/Chicago', point: { precision: 'zip' } })
  expect(body.listing.point).not.toEqual(listing.point)
})

test('words of spam wait, and what is published never loses what it needs', async () => {
  const { owner, listing } = await living()
  const description = `${listing.description} Pay with a gift card.`
  const flagged = await edit(owner, listing, { description })
  expect(flagged.body).toMatchObject({ change: { to: { description } }, listing: { version: 1 } })
  const bare = await edit(owner, listing, { description: 'Audio.' })
  expectProblem(bare, 422, 'listing_incomplete')
  expectProblem(await edit(owner, listing, { services: [] }), 422, 'listing_incomplete')
  expect(await listingNow(listing.id)).toMatchObject({ version: 1 })
})

test('of an owner with a refusal within 90 days everything waits', async () => {
  const { owner, listing } = await living()
  await putListing(owner.userId, {
    status: 'refused',
    refusedAt: addTime(await control.now(), { days: -10 }),
  })
  const answer = await edit(owner, listing, { services: ['tuning'], summary: 'Tuning alone' })
  expect(answer.body).toMatchObject({
    listing: { services: listing.services, version: 1 },
    change: { to: { services: ['tuning'], summary: 'Tuning alone' } },
  })
})

test('an owner who edits while an administrator accepts loses no field', async () => {
  for (let round = 0; round < 4; round++) {
    const { owner, listing } = await living()
    expectSuccess(await edit(owner, listing, { phone: '(602) 555-0111' }))
    const [accepted, edited] = await Promise.all([
      decide(listing, owner.userId, ['phone']),
      owner.client.call(updateListing, {
        ...at(listing.id),
        body: { ...fieldsOf(listing), phone: '+16025550111', summary: 'Edited', version: 1 },
      }),
    ])
    const now = (await listingNow(listing.id)) as Listing
    expect([200, 409]).toContain(edited.status)
    expect([200, 409]).toContain(accepted.status)
    if (edited.status === 409) expectProblem(edited, 409, 'version_conflict')
    else expect(now.summary).toBe('Edited')
    if (accepted.status === 409) expectProblem(accepted, 409, 'version_conflict')
    else expect(now.phone).toBe('+16025550111')
    expect([accepted.status, edited.status]).toContain(200)
  }
})

test('of two decisions at once one counts', async () => {
  const { owner, listing } = await living()
  expectSuccess(await edit(owner, listing, { phone: '(602) 555-0111' }))
  const answers = await Promise.all([
    decide(listing, owner.userId, ['phone']),
    decide(listing, owner.userId, [], { reason: 'No.' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const lost = answers.find(({ status }) => status === 409)
  if (lost) expectProblem(lost, 409, 'already_decided')
})

const note = 'They moved around the corner.'

test('any member says what is wrong, once for each listing, and reads what came of it', async () => {
  const [{ listing }, member] = [await living(), await feedMember(url)]
  const suggest = (body: object) =>
    member.client.call(suggestListingChange, { ...at(listing.id), body: { note, ...body } })
  expectProblem(await suggest({}), 409, 'nothing_changed')
  expectProblem(await suggest({ phone: listing.phone }), 409, 'nothing_changed')
  expectProblem(await suggest({ phone: '5', note: 'Too short' }), 400, 'validation_failed')
  expectSuccess(await suggest({ businessName: 'Other Name' }))
  const second = await suggest({ phone: '(602) 555-0177' })
  expect(second.body).toMatchObject({ kind: 'suggestion', to: { phone: '+16025550177' }, version: 2 })
  expect(second.body.to).not.toHaveProperty('businessName')
  expect((await revealed(listing)).phone).toBe(listing.phone)
  expectSuccess(await decide(listing, member.userId, ['phone'], { version: 2 }))
  expect((await revealed(listing)).phone).toBe('+16025550177')
  const mine = await member.client.call(getMyListingChange, at(listing.id))
  expect(mine.body.change).toMatchObject({ status: 'accepted', decisions: { phone: 'accepted' } })
  await control.settle()
  expect(await titles(member)).toContain('Your change was accepted')
})

test('of suggested hours and services an administrator takes what is right, field by field', async () => {
  const nine: [number, number][] = [[540, 1020]]
  const week = [[], nine, nine, nine, nine, nine, []]
  const { listing } = await living({ hours: week, services: ['installation', 'tuning'] })
  const member = await feedMember(url)
  const suggest = (body: object) =>
    member.client.call(suggestListingChange, { ...at(listing.id), body: { note, ...body } })
  const same = await suggest({ hours: week, services: ['tuning', 'installation'] })
  expectProblem(same, 409, 'nothing_changed')
  expectProblem(await suggest({ hours: [...week, nine] }), 400, 'validation_failed')
  const saturdays = [...week.slice(0, 6), nine]
  const both = await suggest({ hours: saturdays, services: ['marine', 'installation'] })
  expect(both.body).toMatchObject({
    from: { hours: week, services: ['installation', 'tuning'] },
    to: { hours: saturdays, services: ['installation', 'marine'] },
  })
  expect((await listingNow(listing.id))?.hours).toEqual(week)
  expectSuccess(await decide(listing, member.userId, ['hours'], { reason: 'They are not into boats.' }))
  expect(await listingNow(listing.id)).toMatchObject({
    hours: saturdays,
    services: ['installation', 'tuning'],
  })
  const none = await suggest({ hours: null })
  expect(none.body).toMatchObject({ to: { hours: null }, version: 3 })
  expectSuccess(await decide(listing, member.userId, ['hours'], { version: 3 }))
  expect(await listingNow(listing.id)).not.toHaveProperty('hours')
})

test('suggested hours are outdated once the owner has others, and the services beside them are taken', async () => {
  const { owner, listing } = await living({ services: ['installation'] })
  const member = await feedMember(url)
  const nine: [number, number][] = [[540, 1020]]
  const [own, asked] = [
    [[], nine, nine, [], [], [], []],
    [[], [], [], nine, nine, [], []],
  ]
  const body = { hours: asked, services: ['tuning' as const], note }
  expectSuccess(await member.client.call(suggestListingChange, { ...at(listing.id), body }))
  expectSuccess(await edit(owner, listing, { hours: own }))
  const decided = await decide(listing, member.userId, ['hours', 'services'])
  expect(decided.body.change).toMatchObject({
    status: 'partly',
    decisions: { hours: 'stale', services: 'accepted' },
  })
  expect(await listingNow(listing.id)).toMatchObject({ hours: own, services: ['tuning'] })
})

const revealed = async ({ id }: Listing) => (await visitor.call(revealContact, at(id))).body

test('who suggests a change never reads a hidden street, and does not wipe it', async () => {
  const { listing } = await living({
    place: {
      address1: '77 Secret Lane',
      address2: '',
      city: 'Phoenix',
      state: 'AZ',
      zip: '85004',
      hideStreet: true,
    },
  })
  const member = await feedMember(url)
  const place = { ...listing.place, address1: '', hideStreet: false, city: 'Tempe', zip: '85281' }
  const answer = await member.client.call(suggestListingChange, { ...at(listing.id), body: { place, note } })
  expectSuccess(answer)
  const mine = await member.client.call(getMyListingChange, at(listing.id))
  for (const { text } of [answer, mine]) expect(text).not.toContain('77 Secret Lane')
  expectSuccess(await decide(listing, member.userId, ['place']))
  expect((await listingNow(listing.id))?.place).toEqual({ ...listing.place, city: 'Tempe', zip: '85281' })
})

test('nobody suggests a change of what they cannot see', async () => {
  const { listing } = await living({ status: 'draft' })
  const { client } = await feedMember(url)
  const body = { phone: '(602) 555-0177', note }
  for (const answer of [
    await client.call(suggestListingChange, { ...at(listing.id), body }),
    await client.call(getMyListingChange, at(listing.id)),
    await client.call(withdrawListingChange, at(listing.id)),
  ])
    expectProblem(answer, 404, 'listing_not_found')
})

test('a name that another business has by now is not accepted', async () => {
  const { owner, listing } = await living()
  const { businessName } = await putListing(undefined)
  expectSuccess(await edit(owner, listing, { businessName }))
  expectProblem(await decide(listing, owner.userId, ['businessName']), 409, 'listing_known')
  expect((await changeNow(listing.id, owner.userId))?.status).toBe('pending')
})
