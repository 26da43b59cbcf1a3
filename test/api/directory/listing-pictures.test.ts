import { expect, test } from 'vitest'
import { decideListingChange } from '#shared/directory/listing-changes/admin-contract.ts'
import { withdrawListingChange } from '#shared/directory/listing-changes/contract.ts'
import { getListing } from '#shared/directory/listings/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import {
  addListingPicture,
  arrangeListingPictures,
  deleteListing,
  setListingLogo,
} from '#shared/directory/listings/own-contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { png } from '#test/support/images.ts'
import { atListing as at, listingNow } from '#test/support/listing-flows.ts'
import { putListing } from '#test/support/put-listing.ts'
import { servedPicture, statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')
const gone = [404, 404, 404]

const upload = (client: Client) => uploadFile(client, png(4, 4), 'image/png', 'listing-picture')

async function withListing(more: Partial<Listing> = {}) {
  const { client, userId } = await feedMember(url)
  const { id } = await putListing(userId, more)
  const add = async (alt = 'The shop') => {
    const answer = await client.call(addListingPicture, {
      ...at(id),
      body: { uploadId: await upload(client), alt },
    })
    expectSuccess(answer)
    return answer.body
  }
  const arrange = (pictures: { id: string; alt: string }[], version: number) =>
    client.call(arrangeListingPictures, { ...at(id), body: { pictures, version } })
  const logo = async (isNew = true) => {
    const body = isNew ? { uploadId: await upload(client) } : {}
    const answer = await client.call(setListingLogo, { ...at(id), body })
    expectSuccess(answer)
    return answer.body
  }
  const decide = (accepts: ('pictures' | 'logoUrl')[], version: number, reason = '') =>
    admin.call(decideListingChange, {
      params: { ...at(id).params, author: userId as Listing['ownerId'] & string },
      body: { accepts, reason, version },
    })
  return { client, userId, id, add, arrange, logo, decide }
}

const seenBy = async (id: string) => (await visitor.call(getListing, at(id))).body

test('pictures of a draft are arranged at once, and go with their files', async () => {
  const { client, id, add, arrange } = await withListing({ status: 'draft' })
  const [first] = (await add('In front')).listing.pictures
  const { listing, change } = await add('The lift')
  expect(change).toBeUndefined()
  const [, second] = listing.pictures
  if (!first || !second) throw new Error('there are no two pictures')
  expect(await servedPicture(url, second.src)).toHaveLength(3)
  const turned = await arrange(
    [
      { id: second.id, alt: 'The big lift' },
      { id: first.id, alt: first.alt },
    ],
    listing.version,
  )
  expect(turned.body.listing.pictures).toMatchObject([
    { id: second.id, alt: 'The big lift' },
    { id: first.id, alt: 'In front' },
  ])
  const kept = await arrange([{ id: second.id, alt: 'The lift' }], turned.body.listing.version)
  expect(kept.body.listing.pictures).toHaveLength(1)
  await control.settle()
  expect(await statusesOf(url, first.src)).toEqual(gone)
  const unknown = await arrange([{ id: first.id, alt: 'In front' }], kept.body.listing.version)
  expectProblem(unknown, 404, 'picture_not_found')
  expectProblem(await arrange([], 1), 409, 'version_conflict')
  expectSuccess(await client.call(deleteListing, at(id)))
  await control.settle()
  expect(await statusesOf(url, second.src)).toEqual(gone)
})

test('a picture of a live listing waits, and is shown once it is accepted', async () => {
  const { id, add, arrange, decide } = await withListing()
  const { listing, change } = await add()
  const [picture] = listing.pictures
  expect(picture).toMatchObject({ isWaiting: true })
  expect(change).toMatchObject({ to: { pictures: [picture?.id] }, version: 1 })
  expect((await seenBy(id)).pictures).toEqual([])
  const { change: both } = await add('The lift')
  expect(both).toMatchObject({ version: 2 })
  expectProblem(await decide(['pictures'], 1), 409, 'version_conflict')
  expectSuccess(await decide(['pictures'], 2))
  const shown = (await seenBy(id)).pictures
  expect(shown.map(({ alt }) => alt)).toEqual(['The shop', 'The lift'])
  for (const one of shown) expect(one).not.toHaveProperty('isWaiting')
  const [first, second] = shown
  if (!first || !second) throw new Error('there are no two pictures')
  const { version = 0 } = (await listingNow(id)) ?? {}
  const spam = await arrange(
    [
      { id: second.id, alt: 'Pay with a gift card' },
      { id: first.id, alt: 'The door' },
    ],
    version,
  )
  expect(spam.body.change?.to.pictures).toEqual([second.id])
  expect((await seenBy(id)).pictures.map(({ alt }) => alt)).toEqual(['The door'])
})

test('files of pictures that are refused or taken back are deleted, and the others stay', async () => {
  const { client, id, add, arrange, decide } = await withListing()
  const [first] = (await add()).listing.pictures
  expectSuccess(await decide(['pictures'], 1))
  const [, second] = (await add('Naked')).listing.pictures
  expectSuccess(await decide([], 3, 'Show the shop.'))
  await control.settle()
  expect(await statusesOf(url, second?.src)).toEqual(gone)
  expect(await statusesOf(url, first?.src)).toEqual([200, 200, 200])
  const [, third] = (await add('Again')).listing.pictures
  expectSuccess(await client.call(withdrawListingChange, at(id)))
  await control.settle()
  expect(await statusesOf(url, third?.src)).toEqual(gone)
  expect((await listingNow(id))?.pictures.map(({ id: one }) => one)).toEqual([first?.id])
  // Left out while it waits, a picture takes the change with it.
  const { listing } = await add('Once more')
  const [kept] = listing.pictures
  const left = await arrange(kept ? [{ id: kept.id, alt: kept.alt }] : [], listing.version)
  expect(left.body).not.toHaveProperty('change')
})

test('a new logo of a live listing waits; one that is replaced, refused, or taken away loses its files', async () => {
  const { id, logo, decide } = await withListing()
  const { change: one, listing } = await logo()
  expect(listing).not.toHaveProperty('logoUrl')
  const first = one?.to.logoUrl
  const { change: two } = await logo()
  const second = two?.to.logoUrl
  await control.settle()
  expect(await statusesOf(url, first)).toEqual(gone)
  expectSuccess(await decide(['logoUrl'], two?.version ?? 0))
  expect((await seenBy(id)).logoUrl).toBe(second)
  const { change: three } = await logo()
  expect((await seenBy(id)).logoUrl).toBe(second)
  expectSuccess(await decide([], three?.version ?? 0, 'Not your logo.'))
  await control.settle()
  expect(await statusesOf(url, three?.to.logoUrl)).toEqual(gone)
  expect(await statusesOf(url, second)).toEqual([200, 200, 200])
  expect((await logo(false)).listing).not.toHaveProperty('logoUrl')
  await control.settle()
  expect(await statusesOf(url, second)).toEqual(gone)
})

test('a logo of a draft is there at once, and goes with it', async () => {
  const { client, id, logo } = await withListing({ status: 'draft' })
  // There is none to take away yet.
  expect((await logo(false)).listing.version).toBe(1)
  const { logoUrl } = (await logo()).listing
  expect(await servedPicture(url, logoUrl)).toHaveLength(3)
  expectSuccess(await client.call(deleteListing, at(id)))
  await control.settle()
  expect(await statusesOf(url, logoUrl)).toEqual(gone)
})

test('a listing has at most twelve pictures', async () => {
  const picture = (at: number) => ({
    id: `pic_${at}`,
    src: '/media/x.webp',
    alt: 'The shop',
    width: 4,
    height: 4,
  })
  const { client, id } = await withListing({
    status: 'draft',
    pictures: Array.from({ length: 12 }, (_, at) => picture(at)),
  })
  const body = { uploadId: await upload(client), alt: 'One more' }
  const refused = await client.call(addListingPicture, { ...at(id), body })
  expectProblem(refused, 409, 'too_many_pictures')
  const foreign = await upload((await feedMember(url)).client)
  const stolen = { uploadId: foreign, alt: 'Not mine' }
  const other = await withListing({ status: 'draft' })
  const answer = await other.client.call(addListingPicture, { ...at(other.id), body: stolen })
  expectProblem(answer, 404, 'upload_not_found')
})
