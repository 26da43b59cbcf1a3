import { expect, test } from 'vitest'
import { rebuildBoard } from '#core/competitions/competitions/rebuild-board.ts'
import { classEntries, entriesOf } from '#core/events/class-entries/class-entries.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { erased } from '#core/events/vehicles/member-data.ts'
import { vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getBoard, getClassWork } from '#shared/competitions/competitions/contract.ts'
import { changeRegistration } from '#shared/events/registrations/changes-contract.ts'
import { enterEvent } from '#shared/events/registrations/contract.ts'
import { acceptVehicle } from '#shared/events/vehicles/accept-contract.ts'
import { archiveVehicle, listVehicles, updateVehicle } from '#shared/events/vehicles/contract.ts'
import {
  addVehicleDriver,
  listDrivenVehicles,
  removeVehicleDriver,
} from '#shared/events/vehicles/drivers-contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { entered, inClass, judgedEvent, sendRun } from '#test/support/competitions.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { putHelper } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { newEmail } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { someEntry } from '#test/support/registrations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putVehicle, vehicleFields } from '#test/support/vehicles.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** A vehicle with a driver beside its owner. */
async function shared() {
  const [owner, driver] = await Promise.all([
    feedMember(url, { name: 'Olga Owner' }),
    feedMember(url, { name: 'Dan Driver' }),
  ])
  const vehicle = await putVehicle(owner.userId, { notes: 'The key is under the mat.' })
  const added = await add(owner.client, vehicle.id, driver.email)
  const accepted = await accept(driver.client, vehicle.id)
  expect(accepted.status).toBe(204)
  return { owner, driver, vehicle, added }
}

const accept = (client: Client, vehicleId: `veh_${string}`) =>
  client.call(acceptVehicle, { params: { vehicleId } })

const add = (client: Client, vehicleId: `veh_${string}`, email: string) =>
  client.call(addVehicleDriver, { params: { vehicleId }, body: { email } })
const drop = (client: Client, vehicleId: `veh_${string}`, userId: string) =>
  client.call(removeVehicleDriver, { params: { vehicleId, memberId: userId as never } })
const drivenOf = async (client: Client) => (await client.call(listDrivenVehicles, {})).body.items

test('a driver sees the vehicle of someone else, without its notes, until one of both ends it', async () => {
  const { owner, driver, vehicle, added } = await shared()
  expect(await drivenOf(driver.client)).toMatchObject([
    { id: vehicle.id, ownerName: 'Olga Owner', notes: '' },
  ])
  const { body: garage } = await owner.client.call(listVehicles, {})
  expect(garage.items).toMatchObject([
    { id: vehicle.id, drivers: [{ userId: driver.userId, name: 'Dan Driver' }] },
  ])
  // It is not theirs to change.
  const changing = await driver.client.call(updateVehicle, {
    params: { vehicleId: vehicle.id },
    body: { ...vehicleFields(), version: added.body.version },
  })
  expectProblem(changing, 404, 'vehicle_not_found')
  expectProblem(await add(driver.client, vehicle.id, owner.email), 404, 'vehicle_not_found')

  expect((await drop(driver.client, vehicle.id, driver.userId)).status).toBe(204)
  expect(await drivenOf(driver.client)).toEqual([])
  await add(owner.client, vehicle.id, driver.email)
  await accept(driver.client, vehicle.id)
  expect((await drop(owner.client, vehicle.id, driver.userId)).status).toBe(204)
  expect((await drop(owner.client, vehicle.id, driver.userId)).status).toBe(204)
  expect(await drivenOf(driver.client)).toEqual([])
})

test('a vehicle has five further drivers, however many are added at once', async () => {
  const owner = await feedMember(url)
  const { id } = await putVehicle(owner.userId)
  const others = await Promise.all(Array.from({ length: 7 }, () => feedMember(url)))
  const answers = await Promise.all(others.map(({ email }) => add(owner.client, id, email)))
  const [listed] = (await owner.client.call(listVehicles, {})).body.items
  expect(listed?.drivers?.length).toBeLessThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(listed?.drivers?.length ?? 0)
  const accepted = await Promise.all(others.map(({ client }) => accept(client, id)))
  expect(accepted.filter(({ status }) => status === 204)).toHaveLength(listed?.drivers?.length ?? 0)
  expectProblem(await add(owner.client, id, owner.email), 409, 'own_account')
})

test('an invitation answers the same for every address, and names no one until they accept', async () => {
  const [owner, member, suspended] = await Promise.all([
    feedMember(url),
    feedMember(url, { name: 'Dan Driver' }),
    feedMember(url, { status: 'suspended' }),
  ])
  const { id } = await putVehicle(owner.userId)
  const email = newEmail()
  const addresses = [member.email, suspended.email, email]
  for (const address of addresses) {
    const answer = await add(owner.client, id, address)
    expect(answer.status).toBe(200)
    expect(answer.body.drivers?.find(({ name }) => name === address)).toMatchObject({ invited: true })
    expect((await add(owner.client, id, address)).body.version).toBe(answer.body.version)
  }
  const shown = (await owner.client.call(listVehicles, {})).body.items[0]?.drivers ?? []
  expect(shown.map(({ name, invited }) => [name, invited]).toSorted()).toEqual(
    addresses.map((address) => [address, true]).toSorted(),
  )
  expect(shown.filter(({ userId }) => [member.userId, suspended.userId].includes(userId))).toEqual([])
  expect(await drivenOf(member.client)).toEqual([])
  expectProblem(await accept(owner.client, id), 404, 'invitation_not_found')
  // Who has no account gets it by email, and answers once they have one.
  await control.settle()
  const subjects = async (address: string) => (await control.inbox(address)).map(({ subject }) => subject)
  for (const address of [member.email, email])
    expect(await subjects(address)).toContain('You are invited to drive a vehicle')
  expect(await subjects(suspended.email)).not.toContain('You are invited to drive a vehicle')
  const { client } = await completeMember(url, { email })
  const invited = (await client.call(listDrivenVehicles, {})).body
  expect(invited).toMatchObject({ items: [], invitations: [{ vehicleId: id, name: 'Daily' }] })
  expect((await accept(client, id)).status).toBe(204)
  // From a second tab.
  expect((await accept(client, id)).status).toBe(204)
  expect((await client.call(listDrivenVehicles, {})).body).toMatchObject({ items: [{ id }] })
  expect((await drop(member.client, id, member.userId)).status).toBe(204)
  expectProblem(await accept(member.client, id), 404, 'invitation_not_found')
  const [before] = shown.filter(({ name }) => name === suspended.email)
  expect((await drop(owner.client, id, before?.userId ?? '')).status).toBe(204)
  const after = (await owner.client.call(listVehicles, {})).body.items[0]?.drivers
  expect(after).toEqual([{ userId: userIdOf(client), name: 'Dana de la Cruz' }])
})

test('a driver who stops or is removed does not come back by an invitation that is still open', async () => {
  for (const by of ['driver', 'owner'] as const) {
    const { vehicle, ...people } = await shared()
    const { owner, driver } = people
    const invitations = async () => (await driver.client.call(listDrivenVehicles, {})).body.invitations
    await add(owner.client, vehicle.id, driver.email)
    expect(await invitations()).toMatchObject([{ vehicleId: vehicle.id }])
    expect((await drop(people[by].client, vehicle.id, driver.userId)).status).toBe(204)
    expect(await drivenOf(driver.client)).toEqual([])
    expect(await invitations()).toBeUndefined()
    expectProblem(await accept(driver.client, vehicle.id), 404, 'invitation_not_found')
  }
})

test('invitations to an address go with its account', async () => {
  const owner = await feedMember(url)
  const { id } = await putVehicle(owner.userId)
  const email = newEmail()
  await add(owner.client, id, email)
  await erased.eraseAt?.({ email, until: undefined, passedOn: false, now: await control.now() })
  expect((await owner.client.call(listVehicles, {})).body.items[0]?.drivers).toBeUndefined()
})

test('a driver enters the vehicle, competes under their own name, and its owner scores no one in it', async () => {
  const judged = await judgedEvent()
  const { owner, driver, vehicle } = await shared()
  const stranger = await feedMember(url)
  const entry = { entries: [{ classKey: 'S1' as never, vehicleId: vehicle.id }] }
  const enter = (client: Client) =>
    client.call(enterEvent, { params: { eventId: judged.eventId }, body: someEntry(entry) })
  expectProblem(await enter(stranger.client), 409, 'vehicle_needed')
  const { body: own, status } = await enter(driver.client)
  expect(status).toBe(201)
  expect(own.entries).toMatchObject([{ vehicleId: vehicle.id, vehicle: { name: 'Daily' } }])
  const stored = await registrations.get({ eventId: judged.eventId, id: own.id }, { consistent: true })
  const [listed] = stored ? entriesOf(stored) : []
  if (!listed) throw new Error('The entry is not in its class.')
  await commit(classEntries.derive(listed))

  await putHelper(judged.eventId, owner.userId, { role: 'lane' })
  const refused = await sendRun(owner.client, judged, listed)
  expectProblem(refused, 403, 'own_vehicle')
  await sendRun(judged.organizer.client, judged, listed)
  const work = await judged.organizer.client.call(getClassWork, inClass(judged))
  expect(work.body.entries).toMatchObject([{ name: 'Dan Driver', vehicle: { name: 'Daily' } }])
  await rebuildBoard(inClass(judged).params, await control.now())
  const board = await judged.organizer.client.call(getBoard, inClass(judged))
  expect(board.body.rows).toMatchObject([{ name: 'Dan Driver' }])
})

type Entering = Parameters<typeof someEntry>[0]
type Shared = Awaited<ReturnType<typeof shared>>

const enterWith = (
  client: Client,
  eventId: `evt_${string}`,
  vehicleId: `veh_${string}`,
  more: Entering = {},
) =>
  client.call(enterEvent, {
    params: { eventId },
    body: someEntry({ entries: [{ classKey: 'S1' as never, vehicleId }], ...more }),
  })
const enteredAtOf = async ({ driver, vehicle }: Shared) =>
  (await vehicleDrivers.get({ userId: driver.userId, vehicleId: vehicle.id }, { consistent: true }))
    ?.enteredAt

test('a driver hears that they may enter a vehicle, once, also when invited again', async () => {
  const { owner, driver, vehicle } = await shared()
  await add(owner.client, vehicle.id, driver.email)
  const { items } = (await driver.client.call(listNotifications, {})).body
  expect(items.filter(({ kind }) => kind === 'vehicle_offered')).toMatchObject([
    {
      title: 'You are invited to drive a vehicle',
      message: 'Olga Owner invites you to enter Daily in competitions.',
      href: '/garage?tab=driving',
    },
  ])
})

test('those who were only added as drivers score the vehicle, until they have entered it somewhere', async () => {
  const [judged, elsewhere, { owner, driver: judge, vehicle }] = await Promise.all([
    judgedEvent(),
    judgedEvent(),
    shared(),
  ])
  const { body: own } = await enterWith(owner.client, judged.eventId, vehicle.id)
  const stored = await registrations.get({ eventId: judged.eventId, id: own.id }, { consistent: true })
  const [listed] = stored ? entriesOf(stored) : []
  if (!listed) throw new Error('The entry is not in its class.')
  await commit(classEntries.derive(listed))
  await putHelper(judged.eventId, judge.userId, { role: 'lane' })
  const run = (runNo: number) => sendRun(judge.client, judged, listed, { runNo })
  expect((await run(1)).status).toBe(200)
  await enterWith(judge.client, elsewhere.eventId, vehicle.id)
  expectProblem(await run(2), 403, 'own_vehicle')
})

test('drivers who entered a vehicle before that was kept do not score it', async () => {
  const [judged, elsewhere, { owner, driver: judge, vehicle }] = await Promise.all([
    judgedEvent(),
    judgedEvent(),
    shared(),
  ])
  const { body: own } = await enterWith(owner.client, judged.eventId, vehicle.id)
  const stored = await registrations.get({ eventId: judged.eventId, id: own.id }, { consistent: true })
  const [listed] = stored ? entriesOf(stored) : []
  if (!listed) throw new Error('The entry is not in its class.')
  await commit(classEntries.derive(listed))
  await enterWith(judge.client, elsewhere.eventId, vehicle.id)
  const row = await vehicleDrivers.get({ userId: judge.userId, vehicleId: vehicle.id }, { consistent: true })
  if (!row) throw new Error('The driver is missing.')
  const { enteredAt: _, ...older } = row
  await commit(vehicleDrivers.put({ ...older, version: row.version + 1 }, { version: row.version }))
  await putHelper(judged.eventId, judge.userId, { role: 'lane' })
  expectProblem(await sendRun(judge.client, judged, listed), 403, 'own_vehicle')
})

test('waiting with a vehicle counts as entering it, and so does changing an entry to it', async () => {
  const [full, open, waiting, changing] = await Promise.all([
    judgedEvent({ changes: { capacity: 1 } }),
    judgedEvent(),
    shared(),
    shared(),
  ])
  await entered(full.eventId)
  const { body: waits } = await enterWith(waiting.driver.client, full.eventId, waiting.vehicle.id, {
    joinWaitingList: true,
  })
  expect(waits.status).toBe('waiting')
  expect(await enteredAtOf(waiting)).toBeDefined()

  const { client, userId } = changing.driver
  const own = await putVehicle(userId)
  const { body: before } = await enterWith(client, open.eventId, own.id)
  expect(await enteredAtOf(changing)).toBeUndefined()
  const { status } = await client.call(changeRegistration, {
    params: { registrationId: before.id },
    body: {
      eventId: open.eventId,
      entries: [{ classKey: 'S1', vehicleId: changing.vehicle.id }],
      answers: {},
      isListed: true,
      moreCents: 0,
      refundCents: 0,
      version: before.version,
    },
  })
  expect(status).toBe(200)
  expect(await enteredAtOf(changing)).toBeDefined()
})

test('no one enters a vehicle that is archived, or that they no longer drive', async () => {
  const judged = await judgedEvent()
  const { owner, driver, vehicle } = await shared()
  const enter = () =>
    driver.client.call(enterEvent, {
      params: { eventId: judged.eventId },
      body: someEntry({ entries: [{ classKey: 'S1' as never, vehicleId: vehicle.id }] }),
    })
  await owner.client.call(archiveVehicle, { params: { vehicleId: vehicle.id } })
  expect(await drivenOf(driver.client)).toEqual([])
  expectProblem(await enter(), 409, 'vehicle_needed')
})

test('no vehicle names a driver who leaves, and no one drives the vehicles of a member who has left', async () => {
  const now = await control.now()
  const one = await shared()
  await erased.erase?.({ userId: one.driver.userId, user: undefined, now })
  expect(
    await vehicles.get({ userId: one.owner.userId, id: one.vehicle.id }, { consistent: true }),
  ).not.toHaveProperty('driverIds')
  const other = await shared()
  await erased.erase?.({ userId: other.owner.userId, user: undefined, now })
  expect(
    await vehicleDrivers.get(
      { userId: other.driver.userId, vehicleId: other.vehicle.id },
      { consistent: true },
    ),
  ).toBeUndefined()
})
