import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { readVehicles } from '#core/events/vehicles/read-vehicles.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { listObjects } from '#core/platform/storage/objects.ts'
import { users } from '#core/platform/users/users.ts'
import {
  archiveVehicle,
  createVehicle,
  listVehicles,
  mostVehicles,
  restoreVehicle,
  suggestClasses,
  updateVehicle,
} from '#shared/events/vehicles/contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { putEvent, putPublished, someClass } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { jpeg, png } from '#test/support/images.ts'
import { servedPicture, statusesOf } from '#test/support/served-picture.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { uploadFile } from '#test/support/upload.ts'
import { countedVehicles, putVehicle, vehicleFields } from '#test/support/vehicles.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const { client: member, userId } = await feedMember(url)

const named = ({ id }: Pick<Vehicle, 'id'>) => ({ params: { vehicleId: id } })
const listed = async (client: Client, query: { archived?: 'yes' } = {}) =>
  (await client.call(listVehicles, { query })).body.items.map(({ id }) => id)
const photoFor = (client: Client) => uploadFile(client, png(40, 30), 'image/png', 'vehicle-photo')

test('a vehicle is in the garage of its owner, newest first, with what decides its class', async () => {
  const { client } = await feedMember(url)
  const first = await client.call(createVehicle, { body: vehicleFields() })
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ ...vehicleFields(), version: 1 })
  const second = await client.call(createVehicle, { body: vehicleFields({ name: 'Show truck' }) })
  expect(await listed(client)).toEqual([second.body.id, first.body.id])
  expect(await listed(member)).not.toContain(first.body.id)
})

test('a change is kept, and a second change of the same version is refused', async () => {
  const vehicle = await putVehicle(userId)
  const body = { ...vehicleFields({ woofers: [], powerWatts: 0, ampChannels: 4 }), version: 1 }
  const { body: changed } = await member.call(updateVehicle, { ...named(vehicle), body })
  expect(changed).toMatchObject({ woofers: [], powerWatts: 0, ampChannels: 4, version: 2 })
  expectProblem(await member.call(updateVehicle, { ...named(vehicle), body }), 409, 'version_conflict')
})

test('next year’s models are in garages, and no later ones', async () => {
  const next = Number((await control.now()).slice(0, 4)) + 1
  const made = await member.call(createVehicle, { body: vehicleFields({ year: next }) })
  expectSuccess(made)
  const refused = await member.call(createVehicle, { body: vehicleFields({ year: next + 1 }) })
  expectProblem(refused, 422, 'vehicle_year')
  expect(refused.text).toContain(`Enter a year up to ${next}.`)
  const body = { ...vehicleFields({ year: next + 1 }), version: 1 }
  expectProblem(await member.call(updateVehicle, { ...named(made.body), body }), 422, 'vehicle_year')
})

test.each([
  ['a plate', { plate: 'ABC 123' }],
  ['a VIN', { vin: '1HGCM82633A004352' }],
])('a vehicle has no place for %s', async (_, more) => {
  const body = { ...vehicleFields(), ...more }
  expectProblem(await member.call(createVehicle, { body }), 400, 'validation_failed')
})

test.each([
  ['a woofer below 4 inches', { woofers: [{ sizeTenthsIn: 39, shape: 'round', count: 1 }] }],
  ['a woofer above 34 inches', { woofers: [{ sizeTenthsIn: 341, shape: 'round', count: 1 }] }],
  ['37 woofers of a size', { woofers: [{ sizeTenthsIn: 120, shape: 'round', count: 37 }] }],
  ['five sizes', { woofers: Array(5).fill({ sizeTenthsIn: 120, shape: 'round', count: 1 }) }],
  ['more than 200,000 watts', { powerWatts: 200_001 }],
  ['65 channels', { ampChannels: 65 }],
  ['the year 1899', { year: 1899 }],
] as const)('a vehicle with %s is refused', async (_, more) => {
  const body = { ...vehicleFields(), ...more } as ReturnType<typeof vehicleFields>
  expectProblem(await member.call(createVehicle, { body }), 400, 'validation_failed')
})

test('twenty of thirty vehicles that are added together are in the garage', async () => {
  const { client, userId: owner } = await feedMember(url)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      client.call(createVehicle, { body: vehicleFields({ name: `Car ${at}` }) }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(30 - mostVehicles)
  for (const answer of refused) {
    expectProblem(answer, 409, 'garage_full')
    expect(answer.text).toContain('A garage holds 20 vehicles. Archive one first.')
  }
  expect(await listed(client)).toHaveLength(mostVehicles)
  expect(await countedVehicles(owner)).toBe(mostVehicles)
})

test('archiving makes room once, however often it is asked for, and restoring needs room', async () => {
  const { client, userId: owner } = await feedMember(url)
  const first = await putVehicle(owner)
  for (let count = 1; count < mostVehicles; count++) await putVehicle(owner)
  const archived = await Promise.all(
    Array.from({ length: 5 }, () => client.call(archiveVehicle, named(first))),
  )
  for (const answer of archived) expectSuccess(answer)
  expectSuccess(await client.call(archiveVehicle, named(first)))
  expect(await countedVehicles(owner)).toBe(mostVehicles - 1)
  expect(await listed(client)).not.toContain(first.id)
  expect(await listed(client, { archived: 'yes' })).toEqual([first.id])
  const { body: another } = await client.call(createVehicle, { body: vehicleFields() })
  expectProblem(await client.call(restoreVehicle, named(first)), 409, 'garage_full')
  expectSuccess(await client.call(archiveVehicle, named(another)))
  const restored = await Promise.all(
    Array.from({ length: 5 }, () => client.call(restoreVehicle, named(first))),
  )
  for (const answer of restored) expect(answer.body).not.toHaveProperty('archivedAt')
  expect(await countedVehicles(owner)).toBe(mostVehicles)
  expect(await listed(client, { archived: 'yes' })).toEqual([another.id])
})

test('an archived vehicle changes only after it is restored', async () => {
  const vehicle = await putVehicle(userId, { archivedAt: '2026-01-05T12:00:00.000Z' })
  const refused = await member.call(updateVehicle, {
    ...named(vehicle),
    body: { ...vehicleFields(), version: 1 },
  })
  expectProblem(refused, 409, 'vehicle_archived')
})

test('the vehicle of someone else is not there', async () => {
  const { client: other } = await feedMember(url)
  const vehicle = await putVehicle(userId)
  const body = { ...vehicleFields(), version: 1 }
  for (const answer of [
    await other.call(updateVehicle, { ...named(vehicle), body }),
    await other.call(archiveVehicle, named(vehicle)),
    await other.call(restoreVehicle, named(vehicle)),
  ])
    expectProblem(answer, 404, 'vehicle_not_found')
  expect(await vehicles.get(vehicle)).toEqual(vehicle)
})

test('an entry reads the vehicles that are in the entrant’s garage, and no others', async () => {
  const own = await putVehicle(userId)
  const archived = await putVehicle(userId, { archivedAt: '2026-01-05T12:00:00.000Z' })
  const foreign = await putVehicle(unknownAccount)
  const read = await readVehicles(userId, [own.id, own.id, archived.id, foreign.id])
  expect(read).toEqual(new Map([[own.id, own]]))
})

test('a photo is shown, and its file goes once another one or none takes its place', async () => {
  const photoUploadId = await photoFor(member)
  const { body: made } = await member.call(createVehicle, { body: { ...vehicleFields(), photoUploadId } })
  expect(made.photoUrl).toContain(`/media/vehicle-photos/${userId}/`)
  expect((await servedPicture(url, made.photoUrl)).map(({ size }) => size)).toEqual(Array(3).fill([40, 30]))
  const again = await member.call(createVehicle, { body: { ...vehicleFields(), photoUploadId } })
  expectProblem(again, 404, 'upload_not_found')
  const other = await photoFor(member)
  const { body: changed } = await member.call(updateVehicle, {
    ...named(made),
    body: { ...vehicleFields(), photoUploadId: other, version: 1 },
  })
  expect(changed.photoUrl).not.toBe(made.photoUrl)
  await control.settle()
  await expect.poll(() => statusesOf(url, made.photoUrl)).toEqual([404, 404, 404])
  expect(await statusesOf(url, changed.photoUrl)).toEqual([200, 200, 200])
  const { body: bare } = await member.call(updateVehicle, {
    ...named(made),
    body: { ...vehicleFields(), removePhoto: true, version: 2 },
  })
  expect(bare).not.toHaveProperty('photoUrl')
  await control.settle()
  await expect.poll(() => statusesOf(url, changed.photoUrl)).toEqual([404, 404, 404])
})

test('a photo that cannot be read is refused in words, and neither it nor the vehicle is stored', async () => {
  const { client, userId: owner } = await feedMember(url)
  const photoUploadId = await uploadFile(client, jpeg(640, 480), 'image/jpeg', 'vehicle-photo')
  const refused = await client.call(createVehicle, { body: { ...vehicleFields(), photoUploadId } })
  expect(expectProblem(refused, 422, 'upload_rejected').detail).toBe('We cannot use this file as a photo.')
  expect(await countedVehicles(owner)).toBe(0)
  expect(await listObjects(`media/vehicle-photos/${owner}/`)).toEqual([])
})

test('a photo that was uploaded for something else is refused, and the garage stays as it was', async () => {
  const { client, userId: owner } = await feedMember(url)
  const photoUploadId = await uploadFile(client)
  const refused = await client.call(createVehicle, { body: { ...vehicleFields(), photoUploadId } })
  expectProblem(refused, 404, 'upload_not_found')
  expect(await countedVehicles(owner)).toBe(0)
})

const trunk = (classKey: string, min: number, max: number) =>
  someClass(classKey, {
    name: classKey,
    division: 'Trunk',
    assign: { formula: 'cone_plus_power', min, max },
  })

test('visitors learn which classes of an event fit a vehicle and why, the smallest as its own', async () => {
  const classes = [trunk('T1', 0, 2000), trunk('T2', 2001, 4000), trunk('T3', 4001, 6000), someClass('SHOW')]
  const { id: eventId } = await putPublished(unknownAccount, { classes })
  const asked = await visitor.call(suggestClasses, {
    body: {
      eventId,
      woofers: [{ sizeTenthsIn: 120, shape: 'square', count: 2 }],
      powerWatts: 1713,
      ampChannels: 2,
    },
  })
  expect(asked.body.classes).toEqual([
    { classKey: 'T2', isOwn: true, reason: 'Class points: 2,001 (288 sq in + 1,713 W)' },
    { classKey: 'T3', isOwn: false, reason: 'Class points: 2,001 (288 sq in + 1,713 W)' },
    { classKey: 'SHOW', isOwn: false },
  ])
})

test('no one learns the classes of a draft', async () => {
  const { id: eventId } = await putEvent(unknownAccount, { classes: [trunk('T1', 0, 2000)] })
  const body = { eventId, woofers: [], powerWatts: 0, ampChannels: 0 }
  expectProblem(await visitor.call(suggestClasses, { body }), 404, 'event_not_found')
})

test('the copy of a member’s data has their vehicles and photos, and their erasure takes both along', async () => {
  const { client, userId: owner } = await feedMember(url)
  const photoUploadId = await photoFor(client)
  const { body: made } = await client.call(createVehicle, { body: { ...vehicleFields(), photoUploadId } })
  const archived = await putVehicle(owner, { archivedAt: '2026-01-05T12:00:00.000Z' })
  const user = await users.get({ id: owner })
  if (!user || !made.photoUrl) throw new Error('There is no profile or no photo.')
  const files = await collectData(user, await control.now())
  const copied = JSON.parse(new TextDecoder().decode(files['data/vehicle.json']))
  expect(copied.map(({ id }: Vehicle) => id).toSorted()).toEqual([made.id, archived.id].toSorted())
  expect(files[`files${made.photoUrl}`]).toBeDefined()
  await eraseAccount(owner, await control.now())
  expect(await vehicles.get(made)).toBeUndefined()
  expect(await vehicles.get(archived)).toBeUndefined()
  expect(await countedVehicles(owner)).toBe(0)
  expect(await statusesOf(url, made.photoUrl)).toEqual([404, 404, 404])
})
