import { beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { impersonations } from '#core/platform/actors/impersonations.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import {
  endImpersonation,
  listImpersonations,
  startImpersonation,
} from '#shared/accounts/impersonations/contract.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { changePassword } from '#shared/platform/security/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import { routes } from '#shared/routes.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember } from '#test/support/new-member.ts'
import { changeUser, putImpersonation, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const adminId = demoUserId('admin@demo.test')
let admin: Client

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

/** A member of this test's own, and the header with which the administrator acts as them. */
async function impersonated() {
  const { client: member } = await newMember(url)
  const userId = userIdOf(member)
  const { status, body } = await admin.call(startImpersonation, { body: { userId } })
  expect(status).toBe(201)
  return { member, userId, id: body.impersonation.id, as: { 'x-impersonation': body.handle } }
}

const logOf = async (userId: string) =>
  (await activities.list({ pk: `USER#${userId}`, prefix: 'ACTIVITY#', limit: 50, newestFirst: true })).items

test('an administrator sees and changes what the member would, and the log names both', async () => {
  const { member, userId, as } = await impersonated()
  const { body: me } = await admin.call(getMe, {}, as)
  expect(me.id).toBe(userId)
  const edited = await admin.call(updateMe, { body: { bio: 'Helped.', version: me.version } }, as)
  expect([edited.status, edited.body.id]).toEqual([200, userId])
  expect((await member.call(getMe, {})).body.bio).toBe('Helped.')

  const log = await logOf(userId)
  const written = log.filter(({ type }) => type === 'user_update' || type === 'profile_update')
  expect(written).toHaveLength(2)
  for (const activity of written) expect(activity).toMatchObject({ actorId: adminId, impersonated: true })
  expect(written.map(({ metadata }) => metadata?.route)).toContain('updateMe')
  expect(log.some(({ type, actorId }) => type === 'impersonation_start' && actorId === adminId)).toBe(true)
})

test('what was answered for one member is no answer for another, also under the same key', async () => {
  const [one, other] = [await impersonated(), await impersonated()]
  const key = { 'idempotency-key': crypto.randomUUID() }
  const edit = { body: { bio: 'Helped.', version: 1 } }
  expect((await admin.call(updateMe, edit, { ...one.as, ...key })).body.id).toBe(one.userId)
  const again = await admin.call(updateMe, edit, { ...other.as, ...key })
  expectProblem(again, 422, 'idempotency_key_reused')
})

test('a write that changes nothing is in the log as well', async () => {
  const { userId, as } = await impersonated()
  await admin.call(routes.markAllNotificationsRead, {}, as)
  const written = (await logOf(userId)).filter(
    ({ metadata }) => metadata?.route === 'markAllNotificationsRead',
  )
  expect(written).toHaveLength(1)
})

test('ending it ends it, once, and a repeat gets the same answer', async () => {
  const { userId, id, as } = await impersonated()
  const params = { impersonationId: id as `imp_${string}` }
  const end = () => admin.call(endImpersonation, { params })
  const [first, ...more] = await Promise.all([end(), end(), end(), end(), end()])
  expect(first?.body.endedAt).toBeDefined()
  for (const answer of [...more, await end()]) expect(answer.body).toEqual(first?.body)
  expectProblem(await admin.call(getMe, {}, as), 403, 'impersonation_ended')
  expect((await logOf(userId)).filter(({ type }) => type === 'impersonation_stop')).toHaveLength(1)
  const listed = await everyItem(admin, listImpersonations, { query: {} })
  expect(listed.find((item) => item.id === id)).toMatchObject({
    adminId,
    targetId: userId,
    running: false,
  })
})

test('a handle is no use to another administrator, to the member, or after its time', async () => {
  const { member, userId, as } = await impersonated()
  const { client: other } = await newMember(url)
  await changeUser(userIdOf(other), { membershipType: 'admin' })
  for (const thief of [other, member])
    expectProblem(await thief.call(getMe, {}, as), 403, 'impersonation_refused')
  expect((await new Client(url).call(getMe, {}, as)).status).toBe(401)

  const past = await putImpersonation(adminId, userId, {
    expiresAt: addTime(await control.now(), { seconds: -1 }),
  })
  expectProblem(await admin.call(getMe, {}, { 'x-impersonation': past.handle }), 403, 'impersonation_ended')
})

test('a handle is compared whole: a changed, shortened or invented one opens nothing', async () => {
  const { as } = await impersonated()
  const handle = as['x-impersonation']
  const [id] = handle.split('.')
  const forged = [
    `${handle.slice(0, -1)}${handle.endsWith('0') ? '1' : '0'}`,
    handle.slice(0, -1),
    `${handle}0`,
    id ?? '',
    `${id}.`,
    `${id}.${'0'.repeat(64)}`,
    'x',
    handle.toLowerCase(),
  ]
  for (const given of forged)
    expectProblem(await admin.call(getMe, {}, { 'x-impersonation': given }), 403, 'impersonation_ended')
})

test('the secret is neither in the table nor kept under an Idempotency-Key', async () => {
  const { client: member } = await newMember(url)
  const userId = userIdOf(member)
  const key = { 'idempotency-key': `key-${userId}` }
  const first = await admin.call(startImpersonation, { body: { userId } }, key)
  const second = await admin.call(startImpersonation, { body: { userId } }, key)
  expect(second.body.handle).not.toBe(first.body.handle)
  const stored = await impersonations.get({ id: first.body.impersonation.id }, { consistent: true })
  const secret = first.body.handle.split('.')[1] ?? 'no secret'
  expect(JSON.stringify(stored)).not.toContain(secret)
})

test('no one acts as an administrator, as no one, or as a member through another member', async () => {
  const { client: second } = await newMember(url)
  const secondId = userIdOf(second)
  const { as } = await impersonated()
  const nested = await admin.call(startImpersonation, { body: { userId: secondId } }, as)
  expectProblem(nested, 403, 'impersonating')
  await changeUser(secondId, { membershipType: 'admin' })
  const asAdmin = await admin.call(startImpersonation, { body: { userId: secondId } })
  expectProblem(asAdmin, 403, 'target_is_admin')
  const unknown = await admin.call(startImpersonation, { body: { userId: crypto.randomUUID() } })
  expect(expectProblem(unknown, 404, 'target_not_found').detail).toBe('Target user not found')
})

test('a member who became an administrator, and an administrator who no longer is one, end it', async () => {
  const { userId, as } = await impersonated()
  await changeUser(userId, { membershipType: 'admin' })
  expectProblem(await admin.call(getMe, {}, as), 403, 'impersonation_ended')

  const { client: former } = await newMember(url)
  const formerId = userIdOf(former)
  await changeUser(formerId, { membershipType: 'admin' })
  const { client: target } = await newMember(url)
  const started = await former.call(startImpersonation, { body: { userId: userIdOf(target) } })
  await changeUser(formerId, { membershipType: 'competitor' })
  const header = { 'x-impersonation': started.body.handle }
  expect(expectProblem(await former.call(getMe, {}, header), 403, 'impersonation_refused').detail).toBe(
    'Only admins can impersonate users',
  )
})

test('an account that its owner cannot use cannot be used in the owner’s place', async () => {
  const { userId, as } = await impersonated()
  await changeUser(userId, { status: 'suspended' })
  expectProblem(await admin.call(getMe, {}, as), 403, 'impersonation_ended')
  expectProblem(await admin.call(startImpersonation, { body: { userId } }), 422, 'target_unusable')
})

test('acting as a member opens no door that is closed to the member', async () => {
  const { as } = await impersonated()
  expectProblem(await admin.call(listImpersonations, {}, as), 403, 'admin_only')
})

test('a caller who is no administrator reads that only admins impersonate', async () => {
  const member = await demoClient(url, 'member')
  const { userId } = await impersonated()
  const answer = await member.call(startImpersonation, { body: { userId } })
  expect(expectProblem(answer, 403, 'admin_only').detail).toBe('Only admins can impersonate users')
})

test('a route that is refused while impersonating says so before it reads the request', async () => {
  const { as } = await impersonated()
  const { method, path } = changePassword
  const answer = await admin.send({ method, path, headers: { ...admin.headers(), ...as }, body: '{}' })
  expectProblem(answer, 403, 'impersonating')
  expectProblem(await admin.call(createLiveTicket, {}, as), 403, 'impersonating')
})
