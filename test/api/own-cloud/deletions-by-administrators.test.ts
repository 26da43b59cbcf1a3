import { afterAll, beforeAll, expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { startImpersonation } from '#shared/accounts/impersonations/contract.ts'
import { getMember } from '#shared/community/members/contract.ts'
import { deleteUser, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { plantedMember } from '#test/support/planted-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { poolCall } from '#test/support/sign-in.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'
import { wholeTable } from '#test/support/whole-table.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let admin: Client

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  admin = await demoClient(cloud.url, 'admin')
})

afterAll(() => cloud.stop())

const remove = (by: Client, userId: string, confirmation: string, reason = 'Sold a box of air.') =>
  by.call(deleteUser, { params: { userId }, body: { confirmation, reason } })

const profileOf = (id: string) => users.get({ id }, { consistent: true })

test('an account that an administrator deletes is erased at once, and its owner is told why', async () => {
  const { client, email, id, markers } = await plantedMember(cloud.url)
  const deleted = await remove(admin, id, `  ${email.toUpperCase()} `)
  expect([deleted.status, deleted.body.status]).toEqual([202, 'suspended'])
  expect((await client.call(getMe, {})).status).toBe(401)
  await control.settle()

  const left = (await wholeTable()).filter(({ entity }) => entity !== 'mail')
  for (const marker of markers) expect(itemsWith(marker, left)).toEqual([])
  expect(await emailClaims.get({ email }, { consistent: true })).toBeUndefined()
  expect((await new Client(cloud.url).call(getMember, { params: { userId: id } })).status).toBe(404)
  const login = poolCall(cloud.url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: 'localclient',
    AuthParameters: { USERNAME: email, PASSWORD: plantedPassword },
  })
  await expect(login).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  const mail = await control.mail(email, 'Your account has been deleted')
  expect(mail.text).toContain('Reason: Sold a box of air.')
  expectProblem(await remove(admin, id, email), 404, 'user_not_found')
})

test('the log keeps who deleted which account and why, and nothing else of its owner', async () => {
  const { client, email } = await newMember(cloud.url)
  const accountId = userIdOf(client)
  expectSuccess(await remove(admin, accountId, email, 'Spam.'))
  await control.settle()
  const log = await activities.list({
    index: 'gsi2',
    pk: 'ACTIVITIES#user_delete',
    limit: 1,
    newestFirst: true,
  })
  expect(log.items[0]).toMatchObject({
    userId: userIdOf(admin),
    actorId: userIdOf(admin),
    metadata: { accountId, membershipType: 'competitor', reason: 'Spam.' },
  })
  expect(JSON.stringify(log.items[0])).not.toContain(email)
})

test('the plan of a deleted member ends at its provider, without being billed again', async () => {
  const { client, email, providerSubscriptionId } = await payingMember(cloud.url)
  expectSuccess(await remove(admin, userIdOf(client), email))
  await control.settle()
  const { status } = await stripeOf(cloud.url).subscriptions.retrieve(providerSubscriptionId)
  expect(status).toBe('canceled')
  expect(await profileOf(userIdOf(client))).toBeUndefined()
})

test('another address than that of the account deletes nothing', async () => {
  const { client } = await newMember(cloud.url)
  const refused = await remove(admin, userIdOf(client), 'another@x.test')
  expect(expectProblem(refused, 400, 'wrong_confirmation')).toMatchObject({
    errors: [{ path: 'body.confirmation' }],
  })
  expectProblem(await remove(admin, userIdOf(client), ''), 400, 'validation_failed')
  expectProblem(await remove(admin, userIdOf(client), 'another@x.test', ' '), 400, 'validation_failed')
  expect((await client.call(getMe, {})).status).toBe(200)
})

test('no one deletes their own account so, another one while acting as a member, or any without being an administrator', async () => {
  const { client, email } = await newMember(cloud.url)
  const [userId, ownId] = [userIdOf(client), userIdOf(admin)]
  expectProblem(await remove(admin, ownId, 'admin@demo.test'), 403, 'own_account')
  const { body } = await admin.call(startImpersonation, { body: { userId } })
  const acting = await admin.call(
    deleteUser,
    { params: { userId }, body: { confirmation: email, reason: 'As them.' } },
    { 'x-impersonation': body.handle },
  )
  expectProblem(acting, 403, 'impersonating')
  const member = await demoClient(cloud.url, 'member')
  expectProblem(await remove(member, userId, email), 403, 'permission')
  expect((await client.call(getMe, {})).status).toBe(200)
})

test('one of several administrators who delete each other at the same time stays', async () => {
  const root = userIdOf(admin)
  const { client, email } = await completeMember(cloud.url)
  const id = userIdOf(client)
  const { version } = (await client.call(getMe, {})).body
  const promote = { membershipType: 'admin', version } as const
  expectSuccess(await admin.call(updateUserAsAdmin, { params: { userId: id }, body: promote }))
  const answers = await Promise.all([remove(admin, id, email), remove(client, root, 'admin@demo.test')])
  await control.settle()
  const acting = (await Promise.all([profileOf(root), profileOf(id)])).filter(
    (user) => user?.status === 'active' && user.membershipType === 'admin',
  )
  expect(acting).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1)
})
