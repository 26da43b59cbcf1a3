import { expect, test } from 'vitest'
import { listMemberVehicles } from '#shared/events/vehicles/public-contract.ts'
import { ProfileField } from '#shared/platform/users/user.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putVehicle } from '#test/support/vehicles.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

const garageOf = async (userId: string, query: { limit?: number; cursor?: string } = {}) =>
  (await visitor.call(listMemberVehicles, { params: { userId }, query })).body
const pageOf = async (userId: string) => (await visitor.send({ path: `/public-profile/${userId}` })).text

test('everyone sees the vehicles of a public profile, the newest first, and neither archived ones nor what rates them', async () => {
  const { userId } = await feedMember(url)
  const older = await putVehicle(userId, { name: 'Old Wagon', notes: 'Secret notes' })
  await putVehicle(userId, { name: 'Sold Sedan', archivedAt: '2026-01-05T12:00:00.000Z' })
  const newer = await putVehicle(userId, { name: 'The Wall', photoUrl: '/media/wall.webp' })
  const { items } = await garageOf(userId)
  const about = ({ id, name }: typeof older) => ({
    id,
    name,
    year: 2012,
    make: 'Honda',
    model: 'Civic',
    color: 'Silver',
  })
  expect(items).toEqual([{ ...about(newer), photoUrl: '/media/wall.webp' }, about(older)])
})

test('a garage comes in pages, each vehicle once', async () => {
  const { userId } = await feedMember(url)
  const ids: string[] = []
  for (let count = 0; count < 3; count++) ids.push((await putVehicle(userId)).id)
  const first = await garageOf(userId, { limit: 2 })
  const second = await garageOf(userId, { limit: 2, cursor: first.nextCursor ?? '' })
  expect(first.items).toHaveLength(2)
  expect([...first.items, ...second.items].map(({ id }) => id).sort()).toEqual(ids.sort())
  const answer = await visitor.call(listMemberVehicles, { params: { userId }, query: { cursor: 'x' } })
  expectProblem(answer, 400, 'invalid_cursor')
})

test('the page of a member has the garage as it arrives, until its member hides it', async () => {
  const { userId } = await feedMember(url)
  await putVehicle(userId, { name: 'Quiet Wagon' })
  expect(await pageOf(userId)).toContain('Quiet Wagon')
  await changeUser(userId, { publicFields: ProfileField.options.filter((field) => field !== 'garage') })
  expect((await garageOf(userId)).items).toEqual([])
  expect(await pageOf(userId)).not.toContain('Quiet Wagon')
})

test('a profile that is hidden, suspended or unknown has no garage', async () => {
  const { userId } = await feedMember(url)
  await putVehicle(userId)
  const asked = (of: string) => visitor.call(listMemberVehicles, { params: { userId: of }, query: {} })
  expectProblem(await asked(crypto.randomUUID()), 404, 'member_not_found')
  await changeUser(userId, { isPublicProfile: false })
  expectProblem(await asked(userId), 404, 'member_not_found')
  await changeUser(userId, { isPublicProfile: true, status: 'suspended' })
  expectProblem(await asked(userId), 404, 'member_not_found')
})
