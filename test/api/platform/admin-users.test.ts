import { expect, test } from 'vitest'
import { activities } from '#core/platform/activities/activities.ts'
import { templates } from '#core/platform/mails/templates.ts'
import { users } from '#core/platform/users/users.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { createRole } from '#shared/platform/roles/contract.ts'
import { renewSession } from '#shared/platform/sessions/contract.ts'
import {
  changeManyUsers,
  getUserAsAdmin,
  mostAtOnce,
  reactivateUser,
  resetSecondFactor,
  signOutUser,
  suspendUser,
  updateUserAsAdmin,
} from '#shared/platform/users/admin-contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newEmail, newMember, plantedPassword } from '#test/support/new-member.ts'
import { userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { withSecondFactor } from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { signIn, tokensOf } from '#test/support/sign-in.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const newestActivity = async (userId: string) => {
  const { items } = await activities.list({
    pk: `USER#${userId}`,
    prefix: 'ACTIVITY#',
    newestFirst: true,
    limit: 10,
  })
  return items.find(({ type }) => type === 'user_update')
}

const someone = async (fields: Partial<User> = {}) => {
  const person = aPerson(fields)
  await putPeople([person])
  return person
}

const approvedSubject = templates['verification-approved'].subject

const subjects = async (email: string) => (await control.inbox(email)).map(({ subject }) => subject)

test('a suspended member is out at the next call, is told why, and comes back as before', async () => {
  const admin = await demoClient(url, 'admin')
  const { client, email } = await newMember(url)
  const userId = userIdOf(client)
  const { RefreshToken } = await tokensOf(url, email, plantedPassword)
  const suspended = await admin.call(suspendUser, {
    params: { userId },
    body: { reason: 'Sold a box of air.' },
  })
  expect(suspended.body).toMatchObject({ status: 'suspended', suspension: { reason: 'Sold a box of air.' } })
  expectProblem(await client.call(getMe, {}), 401, 'session_ended')
  await control.settle()
  const body = { refreshToken: RefreshToken }
  expectProblem(await new Client(url).call(renewSession, { body }), 401, 'session_ended')
  await expect(tokensOf(url, email, plantedPassword)).rejects.toThrow('This account is suspended.')
  const mail = await control.mail(email, 'Your account is suspended')
  expect(mail.text).toContain('Reason: Sold a box of air.')
  expect(await newestActivity(userId)).toMatchObject({
    type: 'user_update',
    actorId: userIdOf(admin),
    before: { status: 'active' },
    after: { status: 'suspended' },
    metadata: { reason: 'Sold a box of air.' },
  })

  expectProblem(
    await admin.call(suspendUser, { params: { userId }, body: { reason: 'Twice' } }),
    409,
    'already_suspended',
  )
  expect((await admin.call(reactivateUser, { params: { userId } })).body).toMatchObject({ status: 'active' })
  const again = await signIn(url, email, plantedPassword)
  expect((await again.call(getMe, {})).status).toBe(200)
  expectProblem(await client.call(getMe, {}), 401, 'session_ended')
  expectProblem(await admin.call(reactivateUser, { params: { userId } }), 409, 'not_suspended')
})

test('an edit changes what it names, says so in the log with before and after, and tells the member', async () => {
  const admin = await demoClient(url, 'admin')
  const { client, email } = await newMember(url)
  const userId = userIdOf(client)
  await admin.call(createRole, { body: { name: 'admin_test_judge', description: '', permissions: [] } })
  const { version } = (await client.call(getMe, {})).body
  const body = { city: 'Tulsa', membershipType: 'pro_competitor', role: 'admin_test_judge', version } as const
  const edited = await admin.call(updateUserAsAdmin, { params: { userId }, body })
  expect(edited.body).toMatchObject({
    city: 'Tulsa',
    membershipType: 'pro_competitor',
    role: 'admin_test_judge',
  })
  expect(await newestActivity(userId)).toMatchObject({
    before: { city: 'Mesa', membershipType: 'competitor', role: '' },
    after: { city: 'Tulsa', membershipType: 'pro_competitor', role: 'admin_test_judge' },
  })
  expectProblem(await admin.call(updateUserAsAdmin, { params: { userId }, body }), 409, 'version_conflict')
  const unknown = { role: 'no_such_role', version: version + 1 }
  const refused = await admin.call(updateUserAsAdmin, { params: { userId }, body: unknown })
  expectProblem(refused, 400, 'role_not_found')
  const cleared = await admin.call(updateUserAsAdmin, {
    params: { userId },
    body: { role: '', version: version + 1 },
  })
  expect(cleared.body.role).toBeUndefined()
  await control.settle()
  expect(await subjects(email)).toContain('Your membership is now Pro Competitor')
  expect((await client.call(getMe, {})).body.unreadNotifications).toBeGreaterThan(1)
})

test('a business that is made a competitor and active at once is told so, and not of an approval', async () => {
  const admin = await demoClient(url, 'admin')
  const email = newEmail()
  const shop = await someone({ membershipType: 'retailer', status: 'pending', email })
  const body = { membershipType: 'competitor', status: 'active', version: 1 } as const
  const edited = await admin.call(updateUserAsAdmin, { params: { userId: shop.id }, body })
  expect(edited.body).toMatchObject({ membershipType: 'competitor', status: 'active' })
  await control.settle()
  expect(await subjects(email)).toEqual(['Your membership is now Competitor'])
})

test('an approval opens a business, and a suspended account is not edited back to life', async () => {
  const admin = await demoClient(url, 'admin')
  const shop = await someone({
    membershipType: 'retailer',
    status: 'pending',
    email: newEmail(),
  })
  const params = { userId: shop.id }
  const approved = await admin.call(updateUserAsAdmin, { params, body: { status: 'active', version: 1 } })
  expect(approved.body.status).toBe('active')
  await control.settle()
  expect(await subjects(shop.email)).toEqual([approvedSubject])
  await admin.call(suspendUser, { params, body: { reason: 'Spam' } })
  const edit = await admin.call(updateUserAsAdmin, { params, body: { status: 'active', version: 3 } })
  expectProblem(edit, 409, 'suspended_account')
})

test('a member who is no business gets a mail about an approval without one', async () => {
  const admin = await demoClient(url, 'admin')
  const [one, other] = await Promise.all(
    [newEmail(), newEmail()].map((email) => someone({ status: 'pending', email })),
  )
  if (!one || !other) throw new Error('there is no one to approve')
  await admin.call(updateUserAsAdmin, { params: { userId: one.id }, body: { status: 'active', version: 1 } })
  await admin.call(changeManyUsers, { body: { userIds: [other.id], change: { action: 'approve' } } })
  await control.settle()
  for (const { email } of [one, other]) expect(await subjects(email)).toEqual(['Your account is approved'])
})

test('fields that no one may set are refused, one line each', async () => {
  const admin = await demoClient(url, 'admin')
  const { id: userId } = await someone()
  const forbidden = [
    'id',
    'email',
    'version2',
    'loginCount',
    'verificationStatus',
    'createdAt',
    'suspension',
    'subscriptionPlan',
  ]
  const body = { ...Object.fromEntries(forbidden.map((field) => [field, 'x'])), version: 1 }
  const answer = await admin.call(updateUserAsAdmin, { params: { userId }, body: body as never })
  const { errors } = expectProblem(answer, 400, 'validation_failed')
  expect(errors?.map(({ path }) => path)).toEqual(forbidden.map((field) => `body.${field}`))
  const status = await admin.call(updateUserAsAdmin, {
    params: { userId },
    body: { status: 'suspended' as 'active', version: 1 },
  })
  expectProblem(status, 400, 'validation_failed')
})

/** A member whom an administrator has made an administrator, over the API. */
async function promoted(admin: Client): Promise<{ client: Client; userId: string }> {
  const { client } = await newMember(url)
  const { id: userId, version } = (await client.call(getMe, {})).body
  const answer = await admin.call(updateUserAsAdmin, {
    params: { userId },
    body: { membershipType: 'admin', version },
  })
  expect(answer.status, answer.text).toBe(200)
  return { client, userId }
}

test('no one suspends or demotes themselves, and edits of one’s own name still work', async () => {
  const admin = await demoClient(url, 'admin')
  const { client, userId } = await promoted(admin)
  const params = { userId }
  const { version } = (await client.call(getMe, {})).body
  expectProblem(await client.call(suspendUser, { params, body: { reason: 'Me' } }), 403, 'own_account')
  const demotion = { params, body: { membershipType: 'competitor', version } } as const
  expectProblem(await client.call(updateUserAsAdmin, demotion), 403, 'own_account')
  expectProblem(await client.call(resetSecondFactor, { params }), 403, 'own_account')
  const bulk = await client.call(changeManyUsers, {
    body: { userIds: [userId], change: { action: 'suspend', reason: 'Me' } },
  })
  expect(bulk.body.outcomes).toMatchObject([{ outcome: 'refused', code: 'own_account' }])
  expect((await client.call(updateUserAsAdmin, { params, body: { city: 'Mesa', version } })).status).toBe(200)
  await admin.call(updateUserAsAdmin, {
    params,
    body: { membershipType: 'competitor', version: version + 1 },
  })
  expectProblem(await client.call(signOutUser, { params }), 403, 'admin_only')
})

test('another member’s second factor and sessions are reset, and the member hears of it', async () => {
  const admin = await demoClient(url, 'admin')
  const { client, email } = await newMember(url)
  const userId = userIdOf(client)
  expect((await admin.call(signOutUser, { params: { userId } })).status).toBe(204)
  expectProblem(await client.call(getMe, {}), 401, 'session_ended')
  const again = await signIn(url, email, plantedPassword)
  await withSecondFactor(again)
  expect((await admin.call(getUserAsAdmin, { params: { userId } })).body.security?.secondFactor).toBe(true)
  expect((await admin.call(resetSecondFactor, { params: { userId } })).status).toBe(204)
  expectProblem(await again.call(getMe, {}), 401, 'session_ended')
  await control.settle()
  expect(await subjects(email)).toContain('Two-factor authentication is off')
  const { body } = await admin.call(getUserAsAdmin, { params: { userId } })
  expect(body.security).toEqual({ secondFactor: false, emailConfirmed: true, enabled: true })
  const log = await admin.call(listActivities, { query: { userId } })
  expect(log.body.items.map(({ description, actorName }) => [description, actorName])).toEqual(
    expect.arrayContaining([
      ['Reset two-factor authentication', 'Site Administrator'],
      ['Logged out all devices', 'Site Administrator'],
    ]),
  )
})

test('a bulk change reports each account by itself, and a repeated request tells no one twice', async () => {
  const admin = await demoClient(url, 'admin')
  const waiting = Array.from({ length: 20 }, () => aPerson({ membershipType: 'retailer', status: 'pending' }))
  const [active, missing] = [aPerson(), aPerson()]
  await putPeople([...waiting, active])
  const userIds = [...waiting, active, missing].map(({ id }) => id)
  const input = { body: { userIds, change: { action: 'approve' } } } as const
  const key = { 'idempotency-key': `bulk-${crypto.randomUUID()}` }
  const answers = await Promise.all([
    admin.call(changeManyUsers, input, key),
    admin.call(changeManyUsers, input, key),
  ])
  const repeated = await admin.call(changeManyUsers, input, key)
  for (const { status, text } of answers) expect(status, text).toBe(200)
  expect(repeated.headers['idempotency-replayed']).toBe('true')
  expect(repeated.body.outcomes.map(({ userId }) => userId)).toEqual(userIds)
  expect(repeated.body.outcomes.slice(-2)).toMatchObject([
    { outcome: 'unchanged', code: 'not_pending' },
    { outcome: 'refused', code: 'user_not_found' },
  ])
  const fresh = await admin.call(changeManyUsers, input)
  expect(new Set(fresh.body.outcomes.slice(0, -1).map(({ outcome }) => outcome))).toEqual(
    new Set(['unchanged']),
  )
  await control.settle()
  for (const { id, email } of waiting) {
    expect((await users.get({ id }))?.status).toBe('active')
    expect(await subjects(email)).toEqual([approvedSubject])
  }
})

test('a bulk change takes a hundred accounts and no more, each once', async () => {
  const admin = await demoClient(url, 'admin')
  const people = Array.from({ length: mostAtOnce }, () => aPerson())
  await putPeople(people)
  const userIds = people.map(({ id }) => id)
  const change = { action: 'change_type', membershipType: 'pro_competitor' } as const
  const answer = await admin.call(changeManyUsers, { body: { userIds, change } })
  expect(answer.body.outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(mostAtOnce)
  const more = [...userIds, aPerson().id]
  expectProblem(
    await admin.call(changeManyUsers, { body: { userIds: more, change } }),
    400,
    'validation_failed',
  )
  const twice = [userIds[0], userIds[0]] as string[]
  expectProblem(
    await admin.call(changeManyUsers, { body: { userIds: twice, change } }),
    400,
    'validation_failed',
  )
})

test('an account that does not exist is not found', async () => {
  const admin = await demoClient(url, 'admin')
  const params = { userId: aPerson().id }
  for (const answer of [
    await admin.call(getUserAsAdmin, { params }),
    await admin.call(suspendUser, { params, body: { reason: 'x' } }),
    await admin.call(signOutUser, { params }),
    await admin.call(resetSecondFactor, { params }),
  ])
    expectProblem(answer, 404, 'user_not_found')
})
