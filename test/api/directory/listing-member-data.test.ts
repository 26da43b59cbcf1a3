import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { listingSuggestions } from '#core/directory/listings/listing-suggestions.ts'
import { erased } from '#core/directory/listings/member-data.ts'
import { users } from '#core/platform/users/users.ts'
import { suggestListingChange } from '#shared/directory/listing-changes/contract.ts'
import { getListing } from '#shared/directory/listings/contract.ts'
import {
  addListingPicture,
  setListingLogo,
  suggestListingAsMember,
  updateListing,
} from '#shared/directory/listings/own-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { itemsWith } from '#test/support/items-with.ts'
import {
  atListing as at,
  changeNow,
  fieldsOf,
  listingNow,
  putSuggested,
  someSuggestedListing,
} from '#test/support/listing-flows.ts'
import { putListing } from '#test/support/put-listing.ts'
import { statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const erase = async (id: string) => eraseAccount(id, await control.now())
const gone = [404, 404, 404]

const upload = (client: Client) => uploadFile(client, png(4, 4), 'image/png', 'listing-picture')

test('when an account goes, what was published stays without an owner, and drafts go with their pictures', async () => {
  const owner = await feedMember(url, { membershipType: 'retailer' })
  const live = await putListing(owner.userId, { isVerified: true })
  const paused = await putListing(owner.userId, { status: 'paused' })
  const draft = await putListing(owner.userId, { status: 'draft' })
  const pending = await putListing(owner.userId, { status: 'pending' })
  const logo = await owner.client.call(setListingLogo, {
    ...at(draft.id),
    body: { uploadId: await upload(owner.client) },
  })
  const picture = await owner.client.call(addListingPicture, {
    ...at(live.id),
    body: { uploadId: await upload(owner.client), alt: 'The shop' },
  })
  expectSuccess(picture)
  await expect
    .poll(async () => {
      await erase(owner.userId)
      return Promise.all([live, paused, draft, pending].map(async ({ id }) => (await listingNow(id))?.status))
    })
    .toEqual(['published', 'paused', undefined, undefined])
  expect(await listingNow(live.id)).toMatchObject({ isVerified: false, pictures: [] })
  expect((await visitor.call(getListing, at(live.id))).body.isOwned).toBe(false)
  expect(await changeNow(live.id, owner.userId)).toBeUndefined()
  await control.settle()
  expect(await statusesOf(url, logo.body.listing.logoUrl)).toEqual(gone)
  expect(await statusesOf(url, picture.body.listing.pictures[0]?.src)).toEqual(gone)
})

test('the erasure leaves nothing about a member in the directory, however often it runs', async () => {
  const before = await control.position()
  const [leaver, other] = await Promise.all([feedMember(url), feedMember(url)])
  const live = await putListing(leaver.userId)
  const foreign = await putListing(other.userId)
  const body = { ...fieldsOf(live), phone: '(602) 555-0111', version: 1 }
  expectSuccess(await leaver.client.call(updateListing, { ...at(live.id), body }))
  const wrong = { phone: '(602) 555-0112', note: 'The number is wrong.' }
  expectSuccess(await leaver.client.call(suggestListingChange, { ...at(foreign.id), body: wrong }))
  expectSuccess(await leaver.client.call(suggestListingAsMember, { body: someSuggestedListing() }))
  await control.settle()
  await Promise.all([0, 1].map(() => erase(leaver.userId).catch(() => undefined)))
  await expect
    .poll(async () => {
      await erase(leaver.userId)
      await control.settle()
      const written = await control.writtenSince(before)
      return [leaver.userId, leaver.email]
        .flatMap((text) => itemsWith(text, written))
        .filter(({ ttl, entity }) => !ttl && entity !== 'erasure')
        .map(({ entity }) => entity)
    })
    .toEqual([])
  expect(await changeNow(foreign.id, leaver.userId)).toBeUndefined()
  expect((await listingNow(foreign.id))?.ownerId).toBe(other.userId)
})

test('a member’s copy of their data has their listings, changes, and suggestions, and no hidden street', async () => {
  const [member, other] = await Promise.all([feedMember(url), feedMember(url)])
  const own = await putListing(member.userId)
  const hidden = await putListing(other.userId, {
    place: {
      address1: '77 Secret Lane',
      address2: '',
      city: 'Phoenix',
      state: 'AZ',
      zip: '85004',
      hideStreet: true,
    },
  })
  const place = { ...hidden.place, address1: '', city: 'Tempe', zip: '85281' }
  const note = 'They have moved to Tempe.'
  expectSuccess(await member.client.call(suggestListingChange, { ...at(hidden.id), body: { place, note } }))
  const suggested = someSuggestedListing()
  expectSuccess(await member.client.call(suggestListingAsMember, { body: suggested }))
  const copy = async () => {
    const user = await users.get({ id: member.userId })
    if (!user) throw new Error('there is no profile')
    const files = await collectData(user, await control.now())
    return (kind: string) => new TextDecoder().decode(files[`data/${kind}.json`])
  }
  await expect.poll(async () => (await copy())('listing-suggestion')).toContain(suggested.businessName)
  const file = await copy()
  expect(JSON.parse(file('listing'))).toMatchObject([{ id: own.id }])
  expect(JSON.parse(file('listing-change'))).toMatchObject([{ listingId: hidden.id, note }])
  expect(file('listing-change')).not.toContain('77 Secret Lane')
})

test('a visitor’s address leaves the suggestions when its data is erased', async () => {
  const { listing } = await putSuggested()
  const suggestion = await listingSuggestions.get({ listingId: listing.id }, { consistent: true })
  const email = suggestion?.email ?? ''
  await expect
    .poll(async () => {
      await erased.eraseAt?.({ email } as Parameters<NonNullable<typeof erased.eraseAt>>[0])
      return listingSuggestions.get({ listingId: listing.id }, { consistent: true })
    })
    .toBeUndefined()
  expect(await listingNow(listing.id)).toMatchObject({ status: 'pending' })
})
