import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { listAllBrands, proposeBrand, updateBrand } from '#shared/directory/brands/contract.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { brandName, brandNow, listingNow, named, putBrand, putCarrier } from '#test/support/brands.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

type Step = InputOf<typeof updateBrand>['body']
const step = async ({ id: brandId }: Pick<Brand, 'id'>, body: Step) =>
  expectSuccess(await admin.call(updateBrand, { params: { brandId }, body }))
const carriedBy = async ({ id }: Listing) => (await listingNow(id))?.brands

/** Whatever their status, listings carry these brands by now. */
const expectCarried = async (carriers: readonly Listing[], brands: Listing['brands']) => {
  await control.settle()
  await expect.poll(() => Promise.all(carriers.map(carriedBy))).toEqual(carriers.map(() => brands))
}

const inEachStatus = (brands: readonly Brand[]) =>
  Promise.all(
    (['published', 'draft', 'pending', 'paused', 'removed'] as const).map((status) =>
      putCarrier(brands, { status }),
    ),
  )

test('listings show the new name of a brand, and their content is no younger for it', async () => {
  const brand = await putBrand()
  const carriers = await inEachStatus([brand])
  await control.settle()
  const name = brandName()
  await step(brand, { action: 'rename', name, version: 1 })
  await expectCarried(carriers, [{ id: brand.id, name }])
  const [first] = carriers
  const stored = first && (await listingNow(first.id))
  expect(stored).toMatchObject({ changedAt: first?.changedAt, version: 2 })
  // The same fact again changes nothing.
  await commit(announce('brand.changed', { brandId: brand.id }, await control.now()))
  await control.settle()
  expect(first && (await listingNow(first.id))).toEqual(stored)
})

test('a brand that is accepted waits no more where it is carried, and its proposer learns of it', async () => {
  const { client } = await feedMember(url)
  const { body } = await client.call(proposeBrand, { body: { name: brandName() } })
  const brand = await brandNow(body.id)
  if (!brand) throw new Error('there is no brand')
  const carriers = await inEachStatus([brand])
  await control.settle()
  await step(brand, { action: 'accept', version: 1 })
  await expectCarried(carriers, [{ id: brand.id, name: brand.name }])
  const { items } = (await client.call(listNotifications, { query: {} })).body
  expect(items).toContainEqual(
    expect.objectContaining({ title: 'Your brand was accepted', href: `/directory/brands/${brand.id}` }),
  )
})

test('a brand that is refused or retired leaves the listings', async () => {
  const { client, userId } = await feedMember(url)
  const proposedBy = userId as Brand['proposedBy']
  const [waiting, active, kept] = await Promise.all([
    putBrand({ status: 'proposed', proposedBy }),
    putBrand({ proposedBy }),
    putBrand(),
  ])
  const carriers = await inEachStatus([waiting, active, kept])
  await control.settle()
  await step(waiting, { action: 'refuse', reason: 'This is a shop.', version: 1 })
  await step(active, { action: 'retire', reason: 'Closed.', version: 1 })
  await expectCarried(carriers, [named(kept)])
  const { items } = (await client.call(listNotifications, { query: {} })).body
  expect(items.map(({ title }) => title)).toEqual(['Your brand was not accepted'])
  expect(items[0]?.message).toContain('This is a shop.')
})

test('listings carry a brand under the one that it was merged into, once', async () => {
  const [merged, survivor] = await Promise.all([putBrand(), putBrand()])
  const [one, both] = await Promise.all([putCarrier([merged]), putCarrier([merged, survivor])])
  await control.settle()
  await step(merged, { action: 'merge', into: survivor.id, version: 1 })
  await expectCarried([one, both], [named(survivor)])
})

test('a listing that takes on a brand while that is merged carries the one that it became', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [merged, survivor] = await Promise.all([putBrand(), putBrand()])
    const listing = await putCarrier([])
    const takeOn = async () => {
      const before = await listingNow(listing.id)
      if (!before) throw new Error('there is no listing')
      await commit(...saveInPlace(before, { ...before, brands: [named(merged)] }, await control.now()))
    }
    await Promise.all([takeOn(), step(merged, { action: 'merge', into: survivor.id, version: 1 })])
    await expectCarried([listing], [named(survivor)])
    // Also one that comes when all listings of the brand were looked through long ago.
    const late = await putCarrier([merged])
    await expectCarried([late], [named(survivor)])
  }
})

test('a brand that waits is counted until it is decided', async () => {
  const { userId } = await feedMember(url)
  const brand = await putBrand({ status: 'proposed', proposedBy: userId as Brand['proposedBy'] })
  const waiting = async () => (await admin.call(listAllBrands, { query: { q: brand.name } })).body.items
  expect(await waiting()).toMatchObject([{ id: brand.id, proposer: 'Pat Person' }])
  await step(brand, { action: 'accept', version: 1 })
  await expect.poll(waiting).toEqual([])
})

test('the erasure leaves a proposed brand without its member, however often it runs', async () => {
  const before = await control.position()
  const { client, userId } = await feedMember(url)
  const { body } = await client.call(proposeBrand, { body: { name: brandName() } })
  await control.settle()
  const user = await users.get({ id: userId })
  if (!user) throw new Error('there is no profile')
  const copy = await collectData(user, await control.now())
  expect(JSON.parse(new TextDecoder().decode(copy['data/brand.json']))).toMatchObject([{ id: body.id }])
  await expect
    .poll(async () => {
      await eraseAccount(userId, await control.now())
      await control.settle()
      return itemsWith(userId, await control.writtenSince(before))
        .filter(({ ttl, entity }) => !ttl && entity !== 'erasure')
        .map(({ entity }) => entity)
    })
    .toEqual([])
  expect(await brandNow(body.id)).toMatchObject({ status: 'proposed', name: body.name })
})
