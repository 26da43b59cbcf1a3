import { expect, test } from 'vitest'
import { decideListing, getListingAsAdmin } from '#shared/directory/listings/admin-contract.ts'
import { getListing } from '#shared/directory/listings/contract.ts'
import type { SuggestedListing } from '#shared/directory/listings/own-contract.ts'
import {
  getOwnListing,
  listMySuggestedListings,
  lookUpSuggestedListing,
  suggestListing,
  suggestListingAsMember,
  withdrawMySuggestedListing,
  withdrawSuggestedListing,
} from '#shared/directory/listings/own-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import {
  atListing as at,
  listingNow,
  someSuggestedListing,
  suggestedByVisitor,
} from '#test/support/listing-flows.ts'
import { putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')
const visitor = () => new Client(url)

const decide = (id: string, approves: boolean, reason = '') =>
  admin.call(decideListing, { ...at(id), body: { approves, reason, version: 1 } })

async function linkTo(email: string, subject: string) {
  await control.settle()
  const { text } = await control.mail(email, subject)
  const [, handle = ''] = /\/directory\/pending#(lst_\w+\.\w+)/.exec(text) ?? []
  expect(handle).toMatch(/^lst_/)
  return { handle, listingId: handle.split('.')[0] ?? '' }
}

const received = 'We got your business suggestion'
const reviewed = 'We reviewed your business suggestion'

test('a visitor follows a suggestion by the mailed link until it has a page', async () => {
  const body = suggestedByVisitor({ phone: '(520) 555-0142' })
  expect((await visitor().call(suggestListing, { body })).body).toEqual({ sent: true })
  const { handle, listingId } = await linkTo(body.yourEmail, received)
  const look = (of: string) => visitor().call(lookUpSuggestedListing, { body: { handle: of } })
  const waiting = await look(handle)
  expect(waiting.body).toMatchObject({ businessName: body.businessName, city: 'Tucson', status: 'pending' })
  expect(waiting.body).not.toHaveProperty('path')
  expectProblem(await visitor().call(getListing, at(listingId)), 404, 'listing_not_found')
  const seen = (await admin.call(getListingAsAdmin, at(listingId))).body.listing
  expect(seen).toMatchObject({
    source: 'suggestion',
    suggestedFrom: body.yourEmail,
    suggestionNote: body.note,
    phone: '+15205550142',
  })
  expectSuccess(await decide(listingId, true))
  const newer = await linkTo(body.yourEmail, reviewed)
  expect(newer.handle).not.toBe(handle)
  for (const one of [handle, newer.handle])
    expect((await look(one)).body).toMatchObject({ status: 'published', path: `/directory/${listingId}` })
  const page = await visitor().call(getListing, at(listingId))
  expect(page.body).toMatchObject({ isOwned: false, city: 'Tucson' })
  for (const hidden of [body.yourEmail, body.note]) expect(page.text).not.toContain(hidden)
  const late = await visitor().call(withdrawSuggestedListing, { body: { handle } })
  expectProblem(late, 409, 'already_decided')
})

test('nothing that a visitor typed is in the first mail, and a proof counts once', async () => {
  const body = suggestedByVisitor({ businessName: `Win a prize ${crypto.randomUUID().slice(0, 8)}` })
  expectSuccess(await visitor().call(suggestListing, { body }))
  await control.settle()
  const mail = await control.mail(body.yourEmail, received)
  expect(mail.text + mail.html).not.toContain('Win a prize')
  const other = { ...suggestedByVisitor(), captchaToken: `laptop-captcha:contact:${crypto.randomUUID()}` }
  expectProblem(await visitor().call(suggestListing, { body: other }), 422, 'captcha_failed')
})

test('a visitor takes a suggestion back, of which nothing stays, and who is refused reads why', async () => {
  const [body, second] = [suggestedByVisitor(), suggestedByVisitor()]
  expectSuccess(await visitor().call(suggestListing, { body }))
  const { handle, listingId } = await linkTo(body.yourEmail, received)
  expectProblem(
    await visitor().call(withdrawSuggestedListing, { body: { handle: `${listingId}.${'0'.repeat(43)}` } }),
    404,
    'listing_not_found',
  )
  expectSuccess(await visitor().call(withdrawSuggestedListing, { body: { handle } }))
  expect(await listingNow(listingId)).toBeUndefined()
  const gone = await visitor().call(lookUpSuggestedListing, { body: { handle } })
  expect(expectProblem(gone, 404, 'listing_not_found').detail).toContain('This link does not work.')
  // It can be suggested again.
  expectSuccess(
    await visitor().call(suggestListing, { body: { ...second, businessName: body.businessName } }),
  )
  const again = await linkTo(second.yourEmail, received)
  expectSuccess(await decide(again.listingId, false, 'It has closed.'))
  const mail = await linkTo(second.yourEmail, reviewed)
  const { text } = await control.mail(second.yourEmail, reviewed)
  expect(text).toContain('Your suggestion was not listed')
  expect(text).toContain(`we did not list ${body.businessName}. The reason: It has closed.`)
  const state = await visitor().call(lookUpSuggestedListing, { body: { handle: mail.handle } })
  expect(state.body).toMatchObject({ status: 'refused', reason: 'It has closed.' })
})

test('from one network come five suggestions a day', async () => {
  const client = visitor()
  const suggest = () => client.call(suggestListing, { body: suggestedByVisitor() })
  for (let count = 0; count < 5; count++) expectSuccess(await suggest())
  expect(expectProblem(await suggest(), 429, 'suggestion_limit').detail).toBe(
    'Thank you. You have reached today’s limit. Try again tomorrow.',
  )
  expectSuccess(await visitor().call(suggestListing, { body: suggestedByVisitor() }))
})

test('a business of one name and ZIP code is suggested once, also by two at once', async () => {
  const [one, two] = await Promise.all([feedMember(url), feedMember(url)])
  const body = someSuggestedListing()
  const answers = await Promise.all([
    one.client.call(suggestListingAsMember, { body }),
    two.client.call(suggestListingAsMember, {
      body: { ...body, businessName: body.businessName.toUpperCase() },
    }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const lost = answers.find(({ status }) => status === 409)
  if (lost) expectProblem(lost, 409, 'listing_known')
  const live = await putListing(undefined)
  const { businessName, place } = live
  const known: SuggestedListing = {
    ...body,
    businessName,
    place: { ...body.place, zip: place.zip, city: 'Phoenix' },
  }
  const refused = await one.client.call(suggestListingAsMember, { body: known })
  expect(expectProblem(refused, 409, 'listing_known').detail).toBe(
    `${businessName} in Phoenix is already listed. Claim it instead.`,
  )
  const bare = await one.client.call(suggestListingAsMember, { body: someSuggestedListing({ website: '' }) })
  expectProblem(bare, 422, 'listing_incomplete')
})

test('a member sees what they suggested, takes it back, and is told of a decision', async () => {
  const [member, other] = await Promise.all([feedMember(url), feedMember(url)])
  const mine = () => everyItem(member.client, listMySuggestedListings, { query: {} })
  const bodies = [someSuggestedListing(), someSuggestedListing()]
  for (const body of bodies) expectSuccess(await member.client.call(suggestListingAsMember, { body }))
  await expect.poll(async () => (await mine()).length).toBe(2)
  const [newer, older] = await mine()
  const foreign = await other.client.call(withdrawMySuggestedListing, at(older?.id ?? ''))
  expectProblem(foreign, 404, 'listing_not_found')
  expectSuccess(await member.client.call(withdrawMySuggestedListing, at(older?.id ?? '')))
  await expect.poll(async () => (await mine()).length).toBe(1)
  expectSuccess(await decide(newer?.id ?? '', true))
  await control.settle()
  const news = await member.client.call(listNotifications, { query: {} })
  expect(news.body.items).toMatchObject([
    { title: 'Your suggestion is live', href: `/directory/${newer?.id}` },
  ])
  const late = await member.client.call(withdrawMySuggestedListing, at(newer?.id ?? ''))
  expectProblem(late, 409, 'already_decided')
})

test('who suggested a listing that has an owner by now reads neither its street nor what its owner is told', async () => {
  const [member, owner] = await Promise.all([feedMember(url), feedMember(url)])
  const { id } = await putListing(owner.userId, {
    source: 'suggestion',
    submittedBy: member.userId as never,
    status: 'refused',
    reason: 'For the owner alone.',
  })
  await expect
    .poll(async () => (await everyItem(member.client, listMySuggestedListings, { query: {} })).length)
    .toBe(1)
  const { text } = await member.client.call(listMySuggestedListings, { query: {} })
  expect(text).not.toContain('12 Wharf Street')
  expect(text).not.toContain('For the owner alone.')
  const own = await owner.client.call(getOwnListing, at(id))
  expect(own.text).toContain('For the owner alone.')
  expect(own.text).not.toContain(member.userId)
})
