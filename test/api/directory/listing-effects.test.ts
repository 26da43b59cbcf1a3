import { expect, test } from 'vitest'
import { cases } from '#core/platform/reports/cases.ts'
import { getPost } from '#shared/community/feed/contract.ts'
import { search } from '#shared/content/search/contract.ts'
import { decideListing } from '#shared/directory/listings/admin-contract.ts'
import { countVisit, getListing, listListings, revealContact } from '#shared/directory/listings/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import {
  getListingFigures,
  getOwnListing,
  pauseListing,
  resumeListing,
} from '#shared/directory/listings/own-contract.ts'
import { decideCase, fileReport } from '#shared/platform/reports/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putPost } from '#test/support/feed.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { atListing as at, listingNow, putBrand, putSuggested } from '#test/support/listing-flows.ts'
import { listingName, putListing } from '#test/support/put-listing.ts'
import { reportBy } from '#test/support/reports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1' }

const finds = async (q: string, id: string) =>
  (await visitor.call(search, { query: { q } })).body.items.some(({ url: to }) => to === `/directory/${id}`)

const lists = async (q: string, id: string) =>
  (await everyItem(visitor, listListings, { query: { q } })).some((one) => one.id === id)

test('the search finds a listing by its name, service, brand, and city, until it is paused', async () => {
  const { client, userId } = await feedMember(url)
  const brand = await putBrand(`B${crypto.randomUUID().slice(0, 12)}`)
  const { id, businessName } = await putListing(userId, {
    brands: [{ id: brand.id, name: brand.name }],
    services: ['motorcycle'],
    place: { address1: '', address2: '', city: 'Bisbee', state: 'AZ', zip: '85603', hideStreet: false },
  })
  const words = [businessName, brand.name, `${businessName} motorcycle`, `${businessName} Bisbee`]
  const shown = async () => {
    await control.settle()
    return Promise.all(words.flatMap((word) => [finds(word, id), lists(word, id)]))
  }
  const all = words.flatMap(() => [true, true])
  await expect.poll(shown).toEqual(all)
  expectSuccess(await client.call(pauseListing, { ...at(id), body: { version: 1 } }))
  await expect.poll(shown).toEqual(all.map(() => false))
  expectSuccess(await client.call(resumeListing, { ...at(id), body: { version: 2 } }))
  await expect.poll(shown).toEqual(all)
})

test('visits and revealed contacts are counted for the owner, and those of programs are not', async () => {
  const [owner, other] = await Promise.all([feedMember(url), feedMember(url)])
  const { id } = await putListing(owner.userId, { email: 'shop@shop.example' })
  const visit = (headers: Record<string, string>) => visitor.call(countVisit, at(id), headers)
  for (let count = 0; count < 3; count++) expect((await visit(person)).status).toBe(204)
  for (const agent of ['HeadlessChrome/139.0', 'Googlebot/2.1', 'curl/8.5.0'])
    expect((await visit({ 'user-agent': agent })).status).toBe(204)
  const page = await visitor.call(getListing, at(id))
  for (const hidden of ['+16025550100', 'shop@shop.example']) expect(page.text).not.toContain(hidden)
  const revealed = await visitor.call(revealContact, at(id), person)
  expect(revealed.body).toEqual({ phone: '+16025550100', email: 'shop@shop.example' })
  expectSuccess(await visitor.call(revealContact, at(id), { 'user-agent': 'HeadlessChrome/139.0' }))
  const figures = { views: 3, reveals: 1 }
  expect((await owner.client.call(getOwnListing, at(id))).body.figures).toEqual(figures)
  for (const days of ['30', '90'] as const) {
    const { body } = await owner.client.call(getListingFigures, { ...at(id), query: { days } })
    expect(body).toMatchObject({ total: figures, before: { views: 0, reveals: 0 } })
    expect(body.days).toHaveLength(Number(days))
    expect(body.days.at(-1)).toMatchObject(figures)
  }
  const foreign = await other.client.call(getListingFigures, { ...at(id), query: {} })
  expectProblem(foreign, 404, 'listing_not_found')
})

test('what has no page has no contact and no visits, and a closed business has no contact', async () => {
  const draft = await putListing(undefined, { status: 'draft' })
  expectProblem(await visitor.call(revealContact, at(draft.id)), 404, 'listing_not_found')
  expectProblem(await visitor.call(countVisit, at(draft.id), person), 404, 'listing_not_found')
  const statusSince = await control.now()
  const closed = await putListing(undefined, { status: 'closed', statusSince })
  expectProblem(await visitor.call(revealContact, at(closed.id)), 404, 'contact_not_found')
})

const aboutListing = ({ id, businessName }: Listing) => ({
  type: 'listing_published' as const,
  title: `Brought ${businessName} to the directory`,
  about: { type: 'listing' as const, id, href: `/directory/${id}` },
})

test('while the account of its owner is suspended, a listing is shown to no one', async () => {
  const owner = await feedMember(url, { membershipType: 'retailer' })
  const listing = await putListing(owner.userId, { isVerified: true })
  const { id, businessName } = listing
  const shown = async () => {
    await control.settle()
    return [(await visitor.call(getListing, at(id))).status === 200, await finds(businessName, id)]
  }
  await expect.poll(shown).toEqual([true, true])
  const params = { userId: owner.userId as never }
  const body = { reason: 'They sell what is not theirs.' }
  expectSuccess(await admin.call(suspendUser, { params, body }))
  await expect.poll(shown).toEqual([false, false])
  expect(await listingNow(id)).toMatchObject({ status: 'published', isVerified: true })
  expectSuccess(await admin.call(reactivateUser, { params }))
  await expect.poll(shown).toEqual([true, true])
  expect(await listingNow(id)).not.toHaveProperty('isOwnerSuspended')
})

test('a case about a listing takes it away with its posts, and brings it back', async () => {
  const [owner, reporter] = await Promise.all([feedMember(url), feedMember(url)])
  const listing = await putListing(owner.userId, { businessName: listingName() })
  const { id, businessName } = listing
  const post = await putPost(owner.userId, aboutListing(listing))
  const subject = { type: 'listing', id } as const
  const caseId = await reportBy(reporter.client, subject)
  for (let count = 0; count < 2; count++) await reportBy((await feedMember(url)).client, subject)
  expectSuccess(await visitor.call(getListing, at(id)))
  const own = await owner.client.call(fileReport, { body: { subject, reason: 'spam', text: '' } })
  expectProblem(own, 403, 'own_subject')
  const decide = async (decision: 'upheld' | 'dismissed', reason: string) => {
    const version = (await cases.get({ id: caseId }, { consistent: true }))?.version ?? 0
    expectSuccess(await admin.call(decideCase, { params: { caseId }, body: { decision, reason, version } }))
  }
  const shown = async () => {
    await control.settle()
    return [
      (await visitor.call(getListing, at(id))).status === 200,
      (await reporter.client.call(getPost, { params: { postId: post.id } })).status === 200,
      await finds(businessName, id),
    ]
  }
  await decide('upheld', 'Stolen pictures.')
  await expect.poll(shown).toEqual([false, false, false])
  expect(await listingNow(id)).toMatchObject({ status: 'removed', reason: 'Stolen pictures.' })
  const again = await reporter.client.call(fileReport, { body: { subject, reason: 'spam', text: '' } })
  expectProblem(again, 404, 'subject_not_found')
  await decide('dismissed', 'They are their own.')
  await expect.poll(shown).toEqual([true, true, true])
})

test('a case removes what a visitor suggested, who is mailed', async () => {
  const { listing } = await putSuggested()
  const { id } = listing
  const body = { approves: true, reason: '', version: 1 }
  expectSuccess(await admin.call(decideListing, { ...at(id), body }))
  const caseId = await reportBy((await feedMember(url)).client, { type: 'listing', id })
  const version = (await cases.get({ id: caseId }, { consistent: true }))?.version ?? 0
  const decided = { decision: 'upheld', reason: 'There is no such shop.', version } as const
  expectSuccess(await admin.call(decideCase, { params: { caseId }, body: decided }))
  expect(await listingNow(id)).toMatchObject({ status: 'removed' })
})

test('what did not change for 180 days no longer stands before others for being fresh', async () => {
  const now = await control.now()
  const changed = (days: number) => putListing(undefined, { changedAt: addTime(now, { days: -days }) })
  const [old, young] = [await changed(181), await changed(179)]
  await expect
    .poll(async () => {
      await control.run('refresh_listing_ranks')
      return (await listingNow(old.id))?.isFresh
    })
    .toBe(false)
  expect(await listingNow(young.id)).toMatchObject({ isFresh: true, version: 1 })
})
