import { expect, test } from 'vitest'
import { namedBrands } from '#core/directory/brands/named-brands.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import {
  createBrand,
  getBrand,
  listAllBrands,
  listBrands,
  listCarriers,
  proposeBrand,
  updateBrand,
} from '#shared/directory/brands/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { brandName, brandNow, putBrand, putCarrier } from '#test/support/brands.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { driverFields, putDriver } from '#test/support/drivers.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectRefused } from '#test/support/expect-refused.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const admin = await demoClient(url, 'admin')

const propose = (client: Client, name: string) => client.call(proposeBrand, { body: { name } })
type Step = InputOf<typeof updateBrand>['body']
const step = ({ id: brandId }: Pick<Brand, 'id'>, body: Step) =>
  admin.call(updateBrand, { params: { brandId }, body })
const page = ({ id: brandId }: Pick<Brand, 'id'>) => visitor.call(getBrand, { params: { brandId } })
const found = async (q: string) => (await visitor.call(listBrands, { query: { q } })).body.items

test('a brand is found by the beginning of its name, however that is written', async () => {
  const name = `Électro ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await putBrand({ name })
  expect(await found(name.toUpperCase().replace('É', 'E').slice(0, -2))).toEqual([{ id, name }])
  expect(await found(name.slice(3))).toEqual([])
  expect(await found('- -')).toEqual([])
})

test('brands that wait, were refused, retired, or merged are in no public list and have no page', async () => {
  for (const status of ['proposed', 'refused', 'retired'] as const) {
    const brand = await putBrand({ status })
    expect(await found(brand.name)).toEqual([])
    expectProblem(await page(brand), 404, 'brand_not_found')
  }
})

test('a known name is that brand, and another one waits for an administrator', async () => {
  const [one, other] = await Promise.all([feedMember(url), feedMember(url)])
  const known = await putBrand()
  expect((await propose(one.client, known.name.toUpperCase())).body).toEqual({
    id: known.id,
    name: known.name,
  })
  const name = brandName()
  const first = await propose(one.client, name)
  expect(first.body).toMatchObject({ name, isProposed: true })
  // The second one carries the same brand; it stays a proposal of the first.
  expect((await propose(other.client, name.toLowerCase())).body).toEqual(first.body)
  expect(await brandNow(first.body.id)).toMatchObject({ status: 'proposed', proposedBy: one.userId })
  expect(await namedBrands([first.body.id])).toEqual([first.body])
})

test('of members who propose one name at once, all have the same brand', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const people = await Promise.all(Array.from({ length: 5 }, () => feedMember(url)))
    const name = brandName()
    const answers = await Promise.all(people.map(({ client }) => propose(client, name)))
    for (const answer of answers) expectSuccess(answer)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const listed = await admin.call(listAllBrands, { query: { q: name } })
    expect(listed.body.items).toHaveLength(1)
  }
})

test('a refused name cannot be proposed, and administrators restore it instead of adding it', async () => {
  const { client } = await feedMember(url)
  const brand = await putBrand({ status: 'proposed' })
  expectSuccess(await step(brand, { action: 'refuse', reason: 'This is a shop.', version: 1 }))
  expectRefused(await propose(client, brand.name), 'brand_refused', 'This brand name was rejected.')
  expectRefused(
    await admin.call(createBrand, { body: { name: brand.name } }),
    'brand_known',
    'There is already a brand of this name.',
  )
  const restored = await step(brand, { action: 'restore', version: 2 })
  expect(restored.body).toMatchObject({ status: 'active', version: 3 })
  expect(restored.body).not.toHaveProperty('reason')
  expect((await propose(client, brand.name)).body).toEqual({ id: brand.id, name: brand.name })
})

test('a decision on an older version, or one that no longer fits, is refused', async () => {
  const brand = await putBrand({ status: 'proposed' })
  const decisions = await Promise.all([
    step(brand, { action: 'accept', version: 1 }),
    step(brand, { action: 'refuse', reason: 'No', version: 1 }),
  ])
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expectProblem(await step(brand, { action: 'accept', version: 1 }), 409, 'version_conflict')
  expectProblem(await step(brand, { action: 'accept', version: 2 }), 409, 'already_decided')
})

test('a merged brand leads on: its name, its page, and what was merged into it before', async () => {
  const { client } = await feedMember(url)
  const [first, second, third] = await Promise.all([putBrand(), putBrand(), putBrand()])
  expectSuccess(await step(first, { action: 'merge', into: second.id, version: 1 }))
  // By the id of one that was merged, the other is meant.
  expectProblem(await step(second, { action: 'merge', into: first.id, version: 1 }), 409, 'merge_into_itself')
  expectSuccess(await step(second, { action: 'merge', into: third.id, version: 1 }))
  for (const brand of [first, second, third]) {
    expect((await propose(client, brand.name)).body).toEqual({ id: third.id, name: third.name })
    expect((await page(brand)).body).toMatchObject({ id: third.id, name: third.name })
  }
  // A listing that asks for all of them carries the one that is left.
  expect(await namedBrands([first, second, third].map(({ id }) => id))).toEqual([
    { id: third.id, name: third.name },
  ])
  // It comes back as a brand of its own, with its name.
  expectSuccess(await step(second, { action: 'restore', version: 2 }))
  expect((await propose(client, second.name)).body).toEqual({ id: second.id, name: second.name })
})

test('of two brands that are merged into each other at once, one stays', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const [one, other] = await Promise.all([putBrand(), putBrand()])
    const answers = await Promise.all([
      step(one, { action: 'merge', into: other.id, version: 1 }),
      step(other, { action: 'merge', into: one.id, version: 1 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const standing = await Promise.all([one, other].map(async ({ id }) => (await brandNow(id))?.status))
    expect(standing.toSorted()).toEqual(['active', 'merged'])
  }
})

test('a brand is merged only into one that listings can carry', async () => {
  const [brand, waiting] = await Promise.all([putBrand(), putBrand({ status: 'proposed' })])
  expectProblem(await step(brand, { action: 'merge', into: waiting.id, version: 1 }), 404, 'brand_not_found')
  expectProblem(await step(brand, { action: 'merge', into: brand.id, version: 1 }), 409, 'merge_into_itself')
})

test('a renamed brand keeps its old name, and takes none of another', async () => {
  const { client } = await feedMember(url)
  const [brand, other] = await Promise.all([putBrand(), putBrand()])
  const taken: Step = { action: 'rename', name: other.name.toUpperCase(), version: 1 }
  expectProblem(await step(brand, taken), 409, 'brand_known')
  const name = brandName()
  expect((await step(brand, { action: 'rename', name, version: 1 })).body).toMatchObject({ name, version: 2 })
  for (const known of [brand.name, name])
    expect((await propose(client, known)).body).toEqual({ id: brand.id, name })
  expectSuccess(await step(brand, { action: 'rename', name: brand.name, version: 2 }))
  expect(await found(brand.name)).toEqual([{ id: brand.id, name: brand.name }])
  expect(await found(name)).toEqual([])
})

test('the page of a brand has those that carry it, how many that are, and its drivers by any of its names', async () => {
  const [brand, old] = await Promise.all([putBrand(), putBrand()])
  const fields = driverFields({ brand: brand.name.toUpperCase() })
  const [driver, former] = await Promise.all([
    putDriver(fields),
    putDriver(driverFields({ brand: old.name })),
  ])
  await putDriver({ ...driverFields({ brand: brand.name }), state: 'draft' })
  const [shown] = await Promise.all([
    putCarrier([brand]),
    putCarrier([brand], { status: 'draft' }),
    putCarrier([brand], { status: 'paused' }),
  ])
  await control.settle()
  expectSuccess(await step(old, { action: 'merge', into: brand.id, version: 1 }))
  await expect
    .poll(async () => (await page(brand)).body)
    .toMatchObject({
      name: brand.name,
      listings: [{ id: shown.id, businessName: shown.businessName }],
      listingCount: 1,
      drivers: expect.arrayContaining(
        [driver, former].map(({ id }) =>
          expect.objectContaining({ path: `/drivers/${id}`, detail: '12 in subwoofer' }),
        ),
      ),
    })
  expect((await page(brand)).body.drivers).toHaveLength(2)
  const { body } = await admin.call(listAllBrands, { query: { status: 'active', q: brand.name } })
  expect(body.items).toMatchObject([{ id: brand.id, listingCount: 1 }])
})

test('the job makes a brand of each one that published drivers name, once', async () => {
  const [known, refused] = await Promise.all([putBrand(), putBrand({ status: 'refused' })])
  const name = brandName()
  for (const brand of [name, name.toUpperCase(), known.name, refused.name, 'Q'])
    await putDriver(driverFields({ brand }))
  const drafted = brandName()
  await putDriver({ ...driverFields({ brand: drafted }), state: 'draft' })
  await control.run('fill_brands')
  await control.run('fill_brands')
  const made = await found(name)
  expect(made).toHaveLength(1)
  expect(made[0]?.name.toLowerCase()).toBe(name.toLowerCase())
  expect(await found(known.name)).toEqual([{ id: known.id, name: known.name }])
  expect(await found(refused.name)).toEqual([])
  expect(await found(drafted)).toEqual([])
})

test('a name on a data sheet leads to those who carry the brand, however it is written', async () => {
  const carriers = async (name: string) => (await visitor.call(listCarriers, { query: { name } })).body
  const [brand, former] = await Promise.all([putBrand(), putBrand()])
  expect(await carriers(brand.name)).toEqual({
    brand: { id: brand.id, name: brand.name },
    listings: [],
    listingCount: 0,
  })
  const shops = await Promise.all(Array.from({ length: 7 }, () => putCarrier([brand])))
  const away = await putCarrier([brand], { status: 'paused' })
  expectSuccess(await step(former, { action: 'merge', into: brand.id, version: 1 }))
  for (const written of [brand.name, brand.name.toUpperCase().replace(' ', '-'), former.name])
    await expect
      .poll(async () => {
        await control.settle()
        const { listings, listingCount } = await carriers(written)
        return [listings.length, listingCount]
      })
      .toEqual([6, 7])
  const shown = (await carriers(brand.name)).listings.map(({ id }) => id)
  expect(shops.map(({ id }) => id)).toEqual(expect.arrayContaining(shown))
  expect(shown).not.toContain(away.id)
  const waiting = await putBrand({ status: 'proposed' })
  for (const name of [waiting.name, brandName()])
    expect(await carriers(name)).toEqual({ listings: [], listingCount: 0 })
})
