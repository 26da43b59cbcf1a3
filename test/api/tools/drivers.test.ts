import { expect, test } from 'vitest'
import { driverNames } from '#core/tools/drivers/driver-names.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { erased } from '#core/tools/drivers/member-data.ts'
import { toolCounts } from '#core/tools/pro-tools/tool-counts.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import {
  exportDrivers,
  importDriversAsAdmin,
  listAllDrivers,
  mergeDrivers,
  publishDrivers,
  rejectDriver,
  retireDriver,
  updateDriverAsAdmin,
} from '#shared/tools/drivers/admin-contract.ts'
import {
  createDriver,
  deleteDriver,
  getDriver,
  importDrivers,
  listDrivers,
  listMyDrivers,
  updateDriver,
} from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { readDriverLines } from '#shared/tools/drivers/driver-columns.ts'
import { foldedName } from '#shared/tools/drivers/driver-name.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { driverFields, putDriver } from '#test/support/drivers.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const at = ({ id }: Pick<Driver, 'id'>) => ({ params: { driverId: id } })
const counted = async (userId: string) => (await toolCounts.get({ userId }, { consistent: true }))?.drivers
const own = (userId: string) => userId as Driver['ownerId']

test('the driver base lists published drivers by brand, size and page, without saying who entered them', async () => {
  const { body } = await visitor.call(listDrivers, { query: { brand: 'JL', sizeIn: 12 } })
  expect(body.items.map(({ model }) => model)).toEqual(['12W0-4', '12W3-D4', '12W6'])
  const [first] = (await visitor.call(listDrivers, { query: { brand: 'jl audio', limit: 2 } })).body.items
  expect(first).toMatchObject({ brand: 'JL Audio', model: '10W0-4', values: { fs: 24.2, vas: 0.0694 } })
  expect(Object.keys(first ?? {})).not.toContain('ownerId')
  const page = await visitor.call(listDrivers, { query: { brand: 'jl', limit: 2 } })
  const cursor = page.body.nextCursor
  const next = await visitor.call(listDrivers, { query: { brand: 'jl', limit: 2, cursor } })
  expect(next.body.items.map(({ model }) => model)).toEqual(['10W7', '12W0-4'])
})

test('a draft is its owner’s alone', async () => {
  const { client } = await feedMember(url)
  const created = await client.call(createDriver, { body: driverFields() })
  expectSuccess(created)
  expect(created.body).toMatchObject({ state: 'draft', version: 1 })
  expectProblem(await visitor.call(getDriver, at(created.body)), 404, 'driver_not_found')
  const mine = await client.call(listMyDrivers, { query: {} })
  expect(mine.body.items.map(({ id }) => id)).toEqual([created.body.id])
})

test('values that no driver has are refused by their field', async () => {
  const { client } = await feedMember(url)
  const values = { fs: 30, qts: 0.5, qms: 0.4, vas: 0.05, re: 3, sd: 0.05 }
  const swapped = await client.call(createDriver, { body: driverFields({ values }) })
  expectProblem(swapped, 422, 'driver_q_order')
  expect(swapped.body).toMatchObject({
    errors: [{ path: 'body.values.qts', message: 'Qms and Qes must both be larger than Qts.' }],
  })
  const { fs: _, ...without } = driverFields().values
  const incomplete = await client.call(createDriver, { body: driverFields({ values: without }) })
  expectProblem(incomplete, 422, 'driver_incomplete')
  const negative = driverFields({ values: { ...driverFields().values, re: -3 } })
  const refused = await client.call(createDriver, { body: negative })
  expectProblem(refused, 422, 'value_range')
  expect(refused.body).toMatchObject({ detail: 'Must be between 0.3 and 16 Ω.' })
})

test('a driver is submitted, rejected with a reason, submitted again and published', async () => {
  const { client } = await feedMember(url)
  const admin = await demoClient(url, 'admin')
  // Of a brand of its own: those that others submit may fill a page.
  const fields = driverFields({ brand: `Bench ${crypto.randomUUID().slice(0, 8)}` })
  const { body: driver } = await client.call(createDriver, { body: { ...fields, submit: true } })
  expect(driver.state).toBe('pending')
  const listed = await admin.call(listAllDrivers, { query: { brand: fields.brand } })
  expect(listed.body.items.find(({ id }) => id === driver.id)).toMatchObject({ ownerName: 'Pat Person' })
  const reason = 'Please add the page where these values are published.'
  expectSuccess(await admin.call(rejectDriver, { ...at(driver), body: { reason, version: 1 } }))
  expectProblem(
    await admin.call(rejectDriver, { ...at(driver), body: { reason, version: 2 } }),
    409,
    'driver_state',
  )
  const mine = async () => (await client.call(listMyDrivers, { query: {} })).body.items[0]
  expect(await mine()).toMatchObject({ state: 'rejected', reason })
  const sourceUrl = 'https://example.com/twelve'
  const again = await client.call(updateDriver, {
    ...at(driver),
    body: { ...fields, sourceUrl, submit: true, version: 2 },
  })
  expect(again.body).toMatchObject({ state: 'pending', sourceUrl })
  expect(again.body.reason).toBeUndefined()
  const named = [{ id: driver.id, version: 3 }]
  const published = await admin.call(publishDrivers, { body: { drivers: named } })
  expect(published.body.drivers).toEqual([{ id: driver.id, outcome: 'published' }])
  expect((await visitor.call(getDriver, at(driver))).body).toMatchObject({ model: fields.model })
  // A second call ends the same.
  const twice = await admin.call(publishDrivers, { body: { drivers: named } })
  expect(twice.body.drivers).toEqual([{ id: driver.id, outcome: 'published' }])
})

test('the member who asked for a driver to be published hears of the decision once', async () => {
  const { client, userId } = await feedMember(url)
  const admin = await demoClient(url, 'admin')
  const { brand, model, id } = await putDriver({ state: 'pending', ownerId: own(userId) })
  const heard = async () =>
    (await client.call(listNotifications, { query: {} })).body.items.map(({ title, message }) => [
      title,
      message,
    ])
  const reason = 'Please add the page where these values are published.'
  expectSuccess(await admin.call(rejectDriver, { ...at({ id }), body: { reason, version: 1 } }))
  expect(await heard()).toEqual([
    ['Your driver was not published', `${brand} ${model}: ${reason} You can change it and ask again.`],
  ])
  const publish = (version: number) => admin.call(publishDrivers, { body: { drivers: [{ id, version }] } })
  await publish(2)
  await publish(2)
  expect(await heard()).toHaveLength(2)
  expect((await heard())[0]).toEqual([
    'Your driver is published',
    `${brand} ${model} is in the driver database. Everyone can design with it.`,
  ])
  // Taking it out of the base is no answer to a question of its member.
  expectSuccess(await admin.call(retireDriver, { ...at({ id }), body: { version: 3 } }))
  expect(await heard()).toHaveLength(2)
})

test('what is published is no longer its owner’s to change or delete', async () => {
  const { client, userId } = await feedMember(url)
  const driver = await putDriver({ ownerId: own(userId) })
  const body = { ...driverFields(), version: 1 }
  expectProblem(await client.call(updateDriver, { ...at(driver), body }), 409, 'driver_published')
  expectProblem(await client.call(deleteDriver, at(driver)), 409, 'driver_published')
})

test('a brand and model is published once, also when two are published at the same moment', async () => {
  const admin = await demoClient(url, 'admin')
  const fields = driverFields()
  const both = await Promise.all([
    putDriver({ ...fields, state: 'pending' }),
    putDriver({ ...fields, model: fields.model.toUpperCase(), state: 'pending' }),
  ])
  const answers = await Promise.all(
    both.map(({ id }) => admin.call(publishDrivers, { body: { drivers: [{ id, version: 1 }] } })),
  )
  const outcomes = answers.flatMap(({ body }) => body.drivers.map(({ outcome }) => outcome))
  expect(outcomes.sort()).toEqual(['published', 'refused'])
  const { client } = await feedMember(url)
  const third = await client.call(createDriver, { body: { ...fields, submit: true } })
  expectProblem(third, 409, 'duplicate_driver')
  expect(third.body).toMatchObject({ detail: `${fields.brand} ${fields.model} is already in the database.` })
  // A draft may have the same name: no one else sees it.
  expectSuccess(await client.call(createDriver, { body: fields }))
})

test('a name is free again once its driver is renamed or retired', async () => {
  const admin = await demoClient(url, 'admin')
  const driver = await putDriver()
  const fields = driverFields()
  expectSuccess(await admin.call(updateDriverAsAdmin, { ...at(driver), body: { ...fields, version: 1 } }))
  expect(await driverNames.get({ name: foldedName(driver) }, { consistent: true })).toBeUndefined()
  expect(await driverNames.get({ name: foldedName(fields) }, { consistent: true })).toMatchObject({
    driverId: driver.id,
  })
  expectSuccess(await admin.call(retireDriver, { ...at(driver), body: { version: 2 } }))
  expect(await driverNames.get({ name: foldedName(fields) }, { consistent: true })).toBeUndefined()
  expectProblem(await visitor.call(getDriver, at(driver)), 404, 'driver_not_found')
})

test('a request for a duplicate gets the driver that took its place', async () => {
  const admin = await demoClient(url, 'admin')
  const [kept, duplicate] = await Promise.all([putDriver(), putDriver()])
  const body = { keepId: kept.id, duplicateIds: [duplicate.id] }
  expectSuccess(await admin.call(mergeDrivers, { body }))
  expectSuccess(await admin.call(mergeDrivers, { body }))
  expect((await visitor.call(getDriver, at(duplicate))).body).toMatchObject({ id: kept.id })
  const itself = { keepId: kept.id, duplicateIds: [kept.id] }
  expectProblem(await admin.call(mergeDrivers, { body: itself }), 409, 'own_duplicate')
  const last = await putDriver()
  expectSuccess(await admin.call(mergeDrivers, { body: { keepId: last.id, duplicateIds: [kept.id] } }))
  expect((await visitor.call(getDriver, at(duplicate))).body).toMatchObject({ id: last.id })
})

test('what a member has not asked to publish is neither published nor merged by administrators', async () => {
  const admin = await demoClient(url, 'admin')
  const { client } = await feedMember(url)
  const { body: draft } = await client.call(createDriver, { body: driverFields() })
  const named = [{ id: draft.id, version: 1 }]
  const { body } = await admin.call(publishDrivers, { body: { drivers: named } })
  expect(body.drivers).toMatchObject([{ id: draft.id, outcome: 'refused' }])
  const kept = await putDriver()
  const merged = await admin.call(mergeDrivers, { body: { keepId: kept.id, duplicateIds: [draft.id] } })
  expectProblem(merged, 409, 'driver_state')
})

test('a request to publish can be taken back, and what is published leaves room for another', async () => {
  const { client, userId } = await feedMember(url)
  const admin = await demoClient(url, 'admin')
  const fields = driverFields()
  const { body: driver } = await client.call(createDriver, { body: { ...fields, submit: true } })
  const taken = await client.call(updateDriver, {
    ...at(driver),
    body: { ...fields, submit: false, version: 1 },
  })
  expect(taken.body).toMatchObject({ state: 'draft' })
  await client.call(updateDriver, { ...at(driver), body: { ...fields, submit: true, version: 2 } })
  expect(await counted(userId)).toBe(1)
  const body = { drivers: [{ id: driver.id, version: 3 }] }
  await Promise.all([1, 2, 3].map(() => admin.call(publishDrivers, { body })))
  expect(await counted(userId)).toBe(0)
})

test('a member keeps 10 of 20 drivers entered together, and room comes back with what is deleted', async () => {
  const { client, userId } = await feedMember(url)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => client.call(createDriver, { body: driverFields() })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 201)
  for (const answer of refused) expectProblem(answer, 409, 'driver_quota')
  expect(await counted(userId)).toBe(10)
  const mine = (await client.call(listMyDrivers, { query: {} })).body.items
  expect(mine).toHaveLength(10)
  const [first] = mine
  if (!first) throw new Error('no driver is listed')
  const deleted = await Promise.all(Array.from({ length: 3 }, () => client.call(deleteDriver, at(first))))
  for (const answer of deleted) expect(answer.status).toBe(204)
  expect(await counted(userId)).toBe(9)
  expectSuccess(await client.call(createDriver, { body: driverFields() }))
})

test('an import takes what is a driver, says by field why it refuses the rest, and changes nothing when repeated', async () => {
  const { client, userId } = await feedMember(url)
  const good = Array.from({ length: 3 }, () => driverFields())
  const hostile = [
    null,
    'text',
    [],
    { ...driverFields(), brand: '' },
    { ...driverFields(), brand: '<script>alert(1)</script>'.repeat(4) },
    { ...driverFields(), values: { ...driverFields().values, fs: 'NaN' } },
    { ...driverFields(), values: { ...driverFields().values, re: 0 } },
    { ...driverFields(), surprise: true },
  ]
  const body = { drivers: [...good, ...hostile] }
  const { body: answer } = await client.call(importDrivers, { body })
  expect(answer.drivers.map(({ outcome }) => outcome)).toEqual([
    ...good.map(() => 'created'),
    ...hostile.map(() => 'refused'),
  ])
  expect(answer.drivers[6]?.error).toEqual({ path: 'brand', message: 'Required' })
  expect(answer.drivers[9]?.error).toMatchObject({ path: 'values.re' })
  const again = await client.call(importDrivers, { body: { drivers: good } })
  expect(again.body.drivers.map(({ outcome }) => outcome)).toEqual(good.map(() => 'unchanged'))
  const many = { drivers: Array.from({ length: 12 }, () => driverFields()) }
  const full = await client.call(importDrivers, { body: many })
  expect(full.body.drivers.filter(({ outcome }) => outcome === 'created')).toHaveLength(7)
  expect(full.body.drivers.at(-1)?.error?.message).toBe(
    'You have 10 of 10 drivers. Delete one or upgrade your membership.',
  )
  expect(await counted(userId)).toBe(10)
})

test('a member who deletes their account takes drafts along and leaves what was published, without their name', async () => {
  const { userId } = await feedMember(url)
  const draft = await putDriver({ ownerId: own(userId), state: 'draft' })
  const published = await putDriver({ ownerId: own(userId) })
  await erased.erase?.({ userId, user: undefined, now: await control.now() })
  expect(await drivers.get(draft, { consistent: true })).toBeUndefined()
  const kept = await drivers.get(published, { consistent: true })
  expect(kept).toMatchObject({ state: 'published', brand: published.brand })
  expect(kept?.ownerId).toBeUndefined()
})

test('administrators export the driver base, and import publishes new drivers and corrects those of the same name', async () => {
  const admin = await demoClient(url, 'admin')
  const fresh = driverFields()
  const known = await putDriver()
  const { id: _, state: __, createdAt: ___, updatedAt: ____, version: _____, ...sheet } = known
  const corrected = { ...sheet, values: { ...sheet.values, pe: 650 } }
  const drivers = [fresh, corrected, sheet, { ...driverFields(), values: {} }, fresh]
  const preview = await admin.call(importDriversAsAdmin, { body: { drivers, preview: true } })
  expectSuccess(preview)
  const said = preview.body.drivers.map(({ outcome, error }) => error?.message ?? outcome)
  expect(said).toEqual([
    'created',
    'changed',
    'This driver is in the file twice.',
    'Enter fs, Vas, Re, Sd and two of Qts, Qes and Qms.',
    'This driver is in the file twice.',
  ])
  expect(await driverNames.get({ name: foldedName(fresh) })).toBeUndefined()

  const done = await admin.call(importDriversAsAdmin, { body: { drivers, preview: false } })
  expectSuccess(done)
  const [created] = done.body.drivers
  expect((await visitor.call(getDriver, at({ id: created?.driverId as Driver['id'] }))).body).toMatchObject(
    fresh,
  )
  expect((await visitor.call(getDriver, at(known))).body).toMatchObject({ values: { pe: 650 }, version: 2 })
  const again = await admin.call(importDriversAsAdmin, { body: { drivers, preview: false } })
  expect(again.body.drivers.slice(0, 2).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged'])

  const exported = await admin.call(exportDrivers, { body: { state: 'published' } })
  expectSuccess(exported)
  const { csv } = exported.body
  const lines = readDriverLines(csv)
  if (!('lines' in lines)) throw new Error('the file is not read')
  expect(lines.lines.length).toBeGreaterThanOrEqual(40)
})

test('two imports of one new driver at once publish it once', async () => {
  const admin = await demoClient(url, 'admin')
  const body = { drivers: [driverFields()], preview: false }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => admin.call(importDriversAsAdmin, { body })))
  const outcomes = answers.map((answer) => answer.body.drivers[0]?.outcome)
  expect(outcomes.toSorted()).toEqual(['created', 'unchanged', 'unchanged', 'unchanged', 'unchanged'])
})

test('a driver that is published five times at once is published, and each call says so', async () => {
  const admin = await demoClient(url, 'admin')
  const { id } = await putDriver({ state: 'pending' })
  const body = { drivers: [{ id, version: 1 }] }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => admin.call(publishDrivers, { body })))
  const outcomes = answers.map((answer) => answer.body.drivers[0]?.outcome)
  expect(outcomes).toEqual(answers.map(() => 'published'))
  expect(await drivers.get({ id }, { consistent: true })).toMatchObject({ state: 'published', version: 2 })
})

test('a member who imports the same file five times at once enters each driver once', async () => {
  const { client, userId } = await feedMember(url)
  const body = { drivers: [driverFields(), driverFields()] }
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.call(importDrivers, { body })))
  for (const answer of answers) expectSuccess(answer)
  expect(await counted(userId)).toBe(2)
  expect((await client.call(listMyDrivers, { query: {} })).body.items).toHaveLength(2)
})
