import { beforeAll, expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { submitResult, verifyResult } from '#shared/competitions/competition-results/contract.ts'
import { search } from '#shared/content/search/contract.ts'
import { decideListing, removeListing, restoreListing } from '#shared/directory/listings/admin-contract.ts'
import { countVisit, revealContact } from '#shared/directory/listings/contract.ts'
import { createListing, pauseListing, submitListing } from '#shared/directory/listings/own-contract.ts'
import { cancelEvent, createEvent, publishEvent } from '#shared/events/events/own-contract.ts'
import { withdrawRegistration } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent } from '#shared/events/registrations/contract.ts'
import { decideItem, removeItem, restoreItem } from '#shared/market/market-items/admin-contract.ts'
import { publishItem } from '#shared/market/market-items/own-contract.ts'
import { confirmSale } from '#shared/market/sales/contract.ts'
import {
  confirmNewsletter,
  unsubscribeFromNewsletter,
} from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { getAnalyticsReport } from '#shared/operations/insights/admin-contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { approveVerification } from '#shared/platform/verifications/contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { anOrganizer, someClass, someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { grownFigures } from '#test/support/grown-figures.ts'
import { atListing } from '#test/support/listing-flows.ts'
import { atItem, itemNow, putDraft } from '#test/support/market-items.ts'
import { registeredMember } from '#test/support/new-member.ts'
import { confirmToken, leaveToken, putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { listingFields, putListing } from '#test/support/put-listing.ts'
import { putVehicle, someEntry } from '#test/support/registrations.ts'
import { resultWorld, someReport } from '#test/support/results.ts'
import { soldHere } from '#test/support/sales.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { changeAs } from '#test/support/support-agents.ts'
import { ask } from '#test/support/support-customers.ts'
import { putApplicant } from '#test/support/verifications.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0' }

let admin: Client

beforeAll(async () => {
  admin = (await feedMember(url, { membershipType: 'admin' })).client
})

const grown = (work: () => Promise<unknown>) => grownFigures(url, admin, work)

const ok = async (asking: Promise<{ status: number; text: string }>) => expectSuccess(await asking)

test('a registration counts as a member of its type, and each login by itself', async () => {
  expect(await grown(() => registeredMember(url, 'retailer'))).toEqual({
    members: 1,
    members_retailer: 1,
    logins: 1,
  })
})

test('a member counts under the membership of today, an administrator under none, a deleted account not at all', async () => {
  const change = async (id: string, membershipType: 'competitor' | 'organization' | 'admin') => {
    const user = await users.get({ id }, { consistent: true })
    if (user)
      await commit(
        users.put({ ...user, membershipType, version: user.version + 1 }, { version: user.version }),
      )
  }
  const someone = aPerson({ membershipType: 'competitor' })
  const { id } = someone
  expect(await grown(() => putPeople([someone]))).toEqual({ members: 1, members_competitor: 1 })
  expect(await grown(() => change(id, 'organization'))).toEqual({
    members_competitor: -1,
    members_organization: 1,
  })
  expect(await grown(() => change(id, 'admin'))).toEqual({ members_organization: -1 })
  expect(await grown(() => change(id, 'competitor'))).toEqual({ members_competitor: 1 })
  const gone = async () => {
    const user = await users.get({ id }, { consistent: true })
    if (user) await commit(users.delete(user))
  }
  expect(await grown(gone)).toEqual({ members: -1, members_competitor: -1 })
})

test('an approved business counts once, by whomever of two it was approved', async () => {
  const { userId } = await putApplicant()
  const approve = () => admin.call(approveVerification, { params: { userId }, body: { version: 1 } })
  expect(await grown(() => Promise.all([approve(), approve()]))).toEqual({ verified: 1 })
})

test('an event and its entries count while they stand', async () => {
  const [organizer, driver] = await Promise.all([anOrganizer(url), feedMember(url)])
  const vehicle = await putVehicle(driver.userId)
  const free = { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 }
  const classes = [someClass('S1'), someClass('S2')]
  const draft = await organizer.client.call(createEvent, { body: someEvent({ classes, fees: free }) })
  const params = { eventId: draft.body.id }
  const publish = () => organizer.client.call(publishEvent, { params, body: { version: 1 } })
  expect(await grown(() => Promise.all([publish(), publish()]))).toEqual({ events: 1 })
  let registrationId = '' as Awaited<ReturnType<typeof enter>>['body']['id']
  const entries = classes.map(({ classKey }) => ({ classKey, vehicleId: vehicle.id }))
  const enter = () => driver.client.call(enterEvent, { params, body: someEntry({ entries }) })
  const entered = async () => {
    const answer = await enter()
    expectSuccess(answer)
    registrationId = answer.body.id
  }
  expect(await grown(entered)).toEqual({ entries: 2 })
  const body = { eventId: params.eventId, refundCents: 0 }
  const withdraw = () => driver.client.call(withdrawRegistration, { params: { registrationId }, body })
  expect(await grown(() => ok(withdraw()))).toEqual({ entries: -2 })
  expect(await grown(entered)).toEqual({ entries: 2 })
  const cancelled = { params, body: { reason: 'The lot is under water.', version: 2 } }
  expect(await grown(() => ok(organizer.client.call(cancelEvent, cancelled)))).toEqual({
    events: -1,
    entries: -2,
  })
})

test('a result counts once it is verified', async () => {
  const [world, { client }] = [
    await resultWorld(),
    await feedMember(url, { membershipType: 'pro_competitor' }),
  ]
  const sent = await client.call(submitResult, { body: someReport(world) })
  expectSuccess(sent)
  const verify = () =>
    admin.call(verifyResult, { params: { resultId: sent.body.id }, body: { revision: 1, reason: '' } })
  expect(await grown(() => Promise.all([verify(), verify()]))).toEqual({ results: 1 })
})

test('a listing counts once it is published, until it is removed or its owner is suspended', async () => {
  const { client, userId } = await feedMember(url)
  const { id } = (await client.call(createListing, { body: listingFields() })).body.listing
  const because = (version: number) => ({ ...atListing(id), body: { reason: 'It is a sample.', version } })
  expect(
    await grown(() => ok(client.call(submitListing, { ...atListing(id), body: { version: 1 } }))),
  ).toEqual({})
  const decision = { approves: true, reason: '', version: 2 }
  const decide = () => ok(admin.call(decideListing, { ...atListing(id), body: decision }))
  expect(await grown(decide)).toEqual({ listings: 1 })
  expect(
    await grown(() => ok(client.call(pauseListing, { ...atListing(id), body: { version: 3 } }))),
  ).toEqual({})
  expect(await grown(() => ok(admin.call(removeListing, because(4))))).toEqual({ listings: -1 })
  expect(await grown(() => ok(admin.call(restoreListing, because(5))))).toEqual({ listings: 1 })
  const params = { userId }
  const suspend = () => ok(admin.call(suspendUser, { params, body: { reason: 'A sample.' } }))
  expect(await grown(suspend)).toEqual({ listings: -1 })
  expect(await grown(() => ok(admin.call(reactivateUser, { params })))).toEqual({ listings: 1 })
})

test('each visit and each revealed contact of a listing counts, also those at the same time', async () => {
  const { id } = await putListing(undefined)
  const visit = () => ok(visitor.call(countVisit, atListing(id), person))
  const reveal = () => ok(visitor.call(revealContact, atListing(id), person))
  expect(await grown(() => Promise.all([visit(), visit(), reveal(), visit()]))).toEqual({
    listing_views: 3,
    listing_reveals: 1,
  })
  const program = { 'user-agent': 'Googlebot/2.1' }
  expect(await grown(() => ok(visitor.call(countVisit, atListing(id), program)))).toEqual({})
})

test('an item counts from when it is for sale, not while it waits for a decision', async () => {
  const seller = await feedMember(url)
  const { id } = await putDraft(seller.userId)
  const publish = () => ok(seller.client.call(publishItem, { ...atItem(id), body: { version: 1 } }))
  expect(await grown(publish)).toEqual({})
  const decision = { ...atItem(id), body: { approves: true, reason: '', version: 2 } }
  const decide = () => admin.call(decideItem, decision)
  expect(await grown(() => Promise.all([decide(), decide()]))).toEqual({ items: 1 })
})

test('a sale counts once the buyer confirms it, however often', async () => {
  const { buyer, saleId, item } = await soldHere(url)
  const confirm = () => buyer.client.call(confirmSale, { params: { saleId } })
  expect(await grown(() => Promise.all([confirm(), confirm(), confirm()]))).toEqual({ sales: 1 })
  const because = async () => ({
    ...atItem(item.id),
    body: { reason: 'It is a sample.', version: (await itemNow(item.id))?.version ?? 0 },
  })
  expect(await grown(async () => ok(admin.call(removeItem, await because())))).toEqual({ items: -1 })
  expect(await grown(async () => ok(admin.call(restoreItem, await because())))).toEqual({ items: 1 })
})

test('a search counts once a day for each who searches, and says whether it found nothing', async () => {
  const ask = (q: string) => ok(visitor.call(search, { query: { q, submitted: 'true' } }, person))
  const word = 'xylovar'
  expect(await grown(() => ask(word))).toEqual({ searches: 1, searches_without_results: 1 })
  expect(await grown(() => Promise.all([ask(word), ask(word)]))).toEqual({})
})

test('a request counts as opened, as solved while it is, and not at all as spam', async () => {
  const { client } = await completeMember(url)
  const ids: Awaited<ReturnType<typeof ask>>[] = []
  expect(await grown(async () => ids.push(await ask(client)))).toEqual({ requests_opened: 1 })
  const change = (status: 'solved' | 'open' | 'spam') =>
    grown(() => Promise.all(ids.map((id) => ok(changeAs(admin, id, { status })))))
  expect(await change('solved')).toEqual({ requests_solved: 1 })
  expect(await change('open')).toEqual({ requests_solved: -1 })
  expect(await change('spam')).toEqual({ requests_opened: -1 })
})

test('who confirms the newsletter and who leaves it count on their days', async () => {
  const subscriber = await putSubscriber({ status: 'pending' })
  const confirm = { body: { token: await confirmToken(subscriber) } }
  const leave = { body: { token: await leaveToken(subscriber) } }
  const again = [1, 2].map(() => () => visitor.call(confirmNewsletter, confirm))
  expect(await grown(() => Promise.all(again.map((one) => one())))).toEqual({ subscribers_confirmed: 1 })
  expect(await grown(() => ok(visitor.call(unsubscribeFromNewsletter, leave)))).toEqual({
    subscribers_left: 1,
  })
})

test('each figure has both spans, the earlier first, and today last', async () => {
  const today = siteDay(await control.now())
  for (const days of ['7', '30', '90'] as const) {
    const { body } = await admin.call(getAnalyticsReport, { query: { days } })
    expect(body).toMatchObject({ from: addDays(today, 1 - Number(days)), to: today })
    for (const [figure, counts] of Object.entries(body.figures))
      expect(counts, figure).toHaveLength(2 * Number(days))
    expect(body.figures).not.toHaveProperty('visits')
    expect(body.figures).not.toHaveProperty('page_views')
  }
  expectProblem(
    await admin.call(getAnalyticsReport, { query: { days: '8' as '7' } }),
    400,
    'validation_failed',
  )
})

test('administrators read the report, and no one else does', async () => {
  for (const membershipType of ['competitor', 'retailer', 'organization'] as const)
    expectProblem(
      await (await feedMember(url, { membershipType })).client.call(getAnalyticsReport, {}),
      403,
      'admin_only',
    )
  expect((await visitor.call(getAnalyticsReport, {})).status).toBe(401)
})
