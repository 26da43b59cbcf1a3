import { beforeAll, expect, test } from 'vitest'
import { users } from '#core/users/users.ts'
import { demoUserId } from '#lib/local/seed/demo-accounts.ts'
import type { Contract } from '#shared/http/route.ts'
import { listMails, retryMail } from '#shared/mails/contract.ts'
import { listNotifications, markNotificationRead } from '#shared/notifications/contract.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { setProfilePicture } from '#shared/users/contract.ts'
import { callers, idle, verdict } from '#test/support/access-policy.ts'
import { Client } from '#test/support/client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newMember } from '#test/support/new-member.ts'
import { nobodys } from '#test/support/nobodys.ts'
import { ownThings } from '#test/support/own-things.ts'
import { changeUser, giveNotifications, userIdOf } from '#test/support/records.ts'
import { sampleInputs } from '#test/support/sample-inputs.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { signIn } from '#test/support/sign-in.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()

/** Completing a registration is last, because afterwards the caller is of another kind. */
const routeNames = (Object.keys(routes) as RouteName[]).toSorted(
  (a, b) => Number(a === 'completeRegistration') - Number(b === 'completeRegistration'),
)

const clients = new Map<string, Client>()

beforeAll(async () => {
  await Promise.all(
    Object.entries(callers).map(async ([kind, caller]) =>
      clients.set(kind, caller ? await signIn(url, caller.account) : new Client(url)),
    ),
  )
})

const clientOf = (kind: string) => clients.get(kind) as Client

/** Calls that throw out everybody who uses the same account, or need its password. */
const needsDouble = new Set<RouteName>([
  'signOut',
  'changePassword',
  'chooseFirstPassword',
  'confirmEmailChange',
  'confirmSecondFactor',
  'requestDeletion',
])

/** Calls that need it too, and leave the double as it was: one for all of them, because each takes two sign-ins. */
const sharesDouble = new Set<RouteName>([
  'endOtherSessions',
  'requestEmailChange',
  'beginSecondFactor',
  'disableSecondFactor',
  // Nobody else’s subscription stands in their way.
  'createSubscription',
  'cancelSubscription',
  'keepSubscription',
  'pauseSubscription',
  'resumeSubscription',
  'previewPlanChange',
  'updateSubscription',
])

const sharedDoubles = new Map<string, Promise<Client>>()

function callerOf(kind: string, name: RouteName): Client | Promise<Client> {
  if (needsDouble.has(name)) return doubleOf(kind)
  if (!sharesDouble.has(name)) return clientOf(kind)
  const double = sharedDoubles.get(kind) ?? doubleOf(kind)
  sharedDoubles.set(kind, double)
  return double
}

/** Somebody of the same kind whom no other test knows. */
async function doubleOf(kind: string): Promise<Client> {
  const original =
    callers[kind] && (await users.get({ id: demoUserId(`${callers[kind].account}@demo.test`) }))
  if (!original) return clientOf(kind)
  const { client } = await loggedIn(url, newMember(url))
  const { membershipType, status, registrationCompleted } = original
  await changeUser(userIdOf(client), { membershipType, status, registrationCompleted })
  return client
}

test('every route answers every kind of caller as its policy says', async () => {
  let combinations = 0
  const unexpected: string[] = []
  const visit = async (kind: string, name: RouteName) => {
    const contract: Contract = routes[name]
    const expected = verdict(contract.auth, callers[kind]?.standing)
    const client = await callerOf(kind, name)
    // Whoever is refused needs nothing to be refused for.
    const input = sampleInputs[name](expected === 'passes' ? await ownThings(client, name) : nobodys)
    const answer = await client.call(contract, input)
    const passStatus = contract.status ?? (contract.response ? 200 : 204)
    const [status, code] =
      expected === 'passes' ? (idle(name, callers[kind]?.standing) ?? [passStatus]) : expected
    combinations++
    if (answer.status !== status) unexpected.push(`${kind} → ${name}: ${answer.status} ${answer.text}`)
    else if (code) expectProblem(answer, status, code)
  }
  await Promise.all(
    Object.keys(callers).map(async (kind) => {
      for (const name of routeNames) await visit(kind, name)
    }),
  )
  console.log(`access matrix: ${combinations} combinations, ${unexpected.length} unexpected`)
  expect(unexpected).toEqual([])
  expect(combinations).toBe(routeNames.length * Object.keys(callers).length)
})

test('somebody else’s notification and upload are not found, by anybody', async () => {
  const { client: owner } = await newMember(url)
  const ownerId = userIdOf(owner)
  const [notification] = await giveNotifications(ownerId, 1)
  const uploadId = (await uploadFile(owner)) as `upl_${string}`
  const notificationId = notification?.id as `ntf_${string}`
  for (const kind of Object.keys(callers).filter((kind) => callers[kind])) {
    const client = clientOf(kind)
    const read = await client.call(markNotificationRead, { params: { notificationId } })
    expect(expectProblem(read, 404, 'notification_not_found').detail).toBe('Notification not found')
    const used = await client.call(setProfilePicture, { body: { uploadId } })
    expect(expectProblem(used, 404, 'upload_not_found').detail).toBe('Upload the file first.')
  }
  const { body } = await owner.call(listNotifications, {})
  expect(body.items.map(({ id, read }) => [id, read])).toEqual([[notificationId, false]])
  expect((await owner.call(setProfilePicture, { body: { uploadId } })).status).toBe(200)
})

test('a mail that does not exist is not found by an administrator and no matter for anybody else', async () => {
  const params = { mailId: nobodys.mailId as `mail_${string}` }
  const asked = await clientOf('admin').call(retryMail, { params })
  expect(expectProblem(asked, 404, 'mail_not_found').detail).toBe('Email not found')
  expectProblem(await clientOf('retailer').call(retryMail, { params }), 403, 'admin_only')
})

test('whoever may not call a route learns nothing of what it would accept', async () => {
  const query = { status: 'no such status' as 'sent' }
  expectProblem(await clientOf('competitor').call(listMails, { query }), 403, 'admin_only')
  expectProblem(await clientOf('anonymous').call(listMails, { query }), 401, 'unauthenticated')
  expectProblem(await clientOf('admin').call(listMails, { query }), 400, 'validation_failed')
})
