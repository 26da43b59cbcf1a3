import { expect, test } from 'vitest'
import { countSignIn } from '#core/accounts/accounts/sign-in-statistics.ts'
import { commit } from '#core/platform/db/commit.ts'
import { sessions } from '#core/platform/sessions/sessions.ts'
import { reviseUser } from '#core/platform/users/revise-user.ts'
import { users } from '#core/platform/users/users.ts'
import { changePassword } from '#shared/platform/security/contract.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  renewSession,
  signOut,
  touchSession,
} from '#shared/platform/sessions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { poolCall, signIn, tokensOf } from '#test/support/sign-in.ts'
import { partsOf } from '#test/support/tokens.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1'

async function refusedAsEnded(client: Client): Promise<void> {
  expectProblem(await client.call(getMe, {}), 401, 'session_ended')
  expectProblem(await client.call(touchSession, {}), 401, 'session_ended')
}

const renew = (refreshToken: string) => new Client(url).call(renewSession, { body: { refreshToken } })

/** Neither we nor the pool itself renew it. */
async function refusedRenewal(RefreshToken: string): Promise<void> {
  expectProblem(await renew(RefreshToken), 401, 'session_ended')
  const atPool = poolCall(url, 'GetTokensFromRefreshToken', { ClientId: 'localclient', RefreshToken })
  await expect(atPool).rejects.toMatchObject({ message: 'Refresh Token has been revoked' })
}

const holds = async (client: Client) => expect((await client.call(getMe, {})).status).toBe(200)

async function withTwoDevices() {
  const { client: first, email } = await newMember(url)
  const second = await signIn(url, email, plantedPassword)
  await first.call(touchSession, {})
  await second.call(touchSession, {}, { 'user-agent': phone })
  const { body } = await first.call(listSessions, {})
  return { first, second, email, devices: body.items }
}

test('a member sees every device, and which one is this', async () => {
  const { first, second, devices } = await withTwoDevices()
  const [mine, others] = [devices.filter(({ current }) => current), devices.filter(({ current }) => !current)]
  expect(mine).toMatchObject([{ ip: first.address, browser: 'Unknown browser' }])
  expect(others).toMatchObject([{ ip: second.address, browser: 'Safari', system: 'iPhone' }])
  const seen = (await second.call(listSessions, {})).body.items.find(({ current }) => current)
  expect(seen?.id).toBe(others[0]?.id)
})

test('a month of past sign-ins leaves nothing to show, not even a further page', async () => {
  const { client, email } = await newMember(url)
  const userId = userIdOf(client)
  const now = await control.now()
  for (let days = 1; days <= 25; days++) {
    const at = addTime(now, { days: -days })
    const session = { id: crypto.randomUUID(), userId, userAgent: phone, ip: '192.0.2.1', signedInAt: at }
    await commit(sessions.put({ ...session, lastSeenAt: at, version: 1 }, { absent: true }))
  }
  await client.call(signOut, {})
  const today = await signIn(url, email, plantedPassword)
  await today.call(touchSession, {})
  const { body } = await today.call(listSessions, {})
  expect(body.items).toMatchObject([{ current: true }])
  expect(body.nextCursor).toBeUndefined()
})

test('a device that is signed out is refused at its next call, and renews no token; the others stay', async () => {
  const { first, email, devices } = await withTwoDevices()
  const { AccessToken, RefreshToken } = await tokensOf(url, email, plantedPassword)
  const stolen = new Client(url, AccessToken)
  await stolen.call(touchSession, {})
  const listed = (await first.call(listSessions, {})).body.items
  const added = listed.find(({ id }) => !devices.some((device) => device.id === id))
  expect((await first.call(endSession, { params: { sessionId: added?.id ?? '' } })).status).toBe(204)
  await refusedAsEnded(stolen)
  await refusedRenewal(RefreshToken)
  await holds(first)
  expect((await first.call(listSessions, {})).body.items).toHaveLength(2)
})

test('a session is renewed by us alone, and stays the same session', async () => {
  const { client, email } = await newMember(url)
  const { AccessToken, RefreshToken } = await tokensOf(url, email, plantedPassword)
  const answer = await renew(RefreshToken)
  const { accessToken, idToken } = answer.body
  const session = (token: string) => partsOf(token).claims
  expect(session(accessToken)).toMatchObject({
    sub: userIdOf(client),
    origin_jti: session(AccessToken).origin_jti,
    auth_time: session(AccessToken).auth_time,
    token_use: 'access',
  })
  expect(session(idToken)).toMatchObject({ email, token_use: 'id' })
  await holds(new Client(url, accessToken))
  expect(answer.headers['cache-control']).toBe('no-store')
  expectProblem(await renew(`${RefreshToken}x`), 401, 'session_ended')
  expectProblem(await renew('unknown'), 401, 'session_ended')
})

test('a session that ends while it is renewed leaves nothing that works', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const { client, email } = await newMember(url)
    const { RefreshToken } = await tokensOf(url, email, plantedPassword)
    const [answer] = await Promise.all([renew(RefreshToken), client.call(endOtherSessions, {})])
    if (answer.status === 200) await refusedAsEnded(new Client(url, answer.body.accessToken))
    expectProblem(await renew(RefreshToken), 401, 'session_ended')
  }
})

test('a new password renews no session but the one that chose it', async () => {
  const { email } = await newMember(url)
  const [mine, others] = [
    await tokensOf(url, email, plantedPassword),
    await tokensOf(url, email, plantedPassword),
  ]
  const body = { currentPassword: plantedPassword, newPassword: `${plantedPassword} renewed` }
  expect((await new Client(url, mine.AccessToken).call(changePassword, { body })).status).toBe(204)
  await refusedRenewal(others.RefreshToken)
  const renewed = await renew(mine.RefreshToken)
  await holds(new Client(url, renewed.body.accessToken))
})

test('no one signs out someone else’s device', async () => {
  const { second: victim, devices } = await withTwoDevices()
  const { client: attacker } = await newMember(url)
  for (const { id } of devices)
    expectProblem(await attacker.call(endSession, { params: { sessionId: id } }), 404, 'session_not_found')
  await holds(victim)
})

test('signing out all other devices leaves only the one that asked', async () => {
  const { first, second, email } = await withTwoDevices()
  const unseen = await signIn(url, email, plantedPassword)
  expect((await first.call(endOtherSessions, {})).status).toBe(204)
  await refusedAsEnded(second)
  await refusedAsEnded(unseen)
  await holds(first)
  expect((await first.call(listSessions, {})).body.items).toMatchObject([{ current: true }])
})

test('after logging out no token works, on any device, and a new login does at once', async () => {
  const { first, second, email } = await withTwoDevices()
  expect((await first.call(signOut, {})).status).toBe(204)
  await refusedAsEnded(first)
  await refusedAsEnded(second)
  await holds(await signIn(url, email, plantedPassword))
  await refusedAsEnded(first)
})

test('what is signed out stays so while the profile is being saved', async () => {
  const { first, second } = await withTwoDevices()
  const id = userIdOf(first)
  const saves = Array.from({ length: 8 }, (_, index) =>
    changeUser(id, { bio: `Saved ${index}` }).catch(() => undefined),
  )
  const [answer] = await Promise.all([first.call(endOtherSessions, {}), ...saves])
  expect(answer?.status).toBe(204)
  await refusedAsEnded(second)
})

test('a login is counted, and failed attempts until the next one', async () => {
  const { client, email } = await loggedIn(url, newMember(url))
  const id = userIdOf(client)
  expect(await users.get({ id })).toMatchObject({ loginCount: 1, failedLoginAttempts: 0 })
  for (let attempt = 1; attempt <= 3; attempt++)
    await expect(tokensOf(url, email, 'not the password')).rejects.toThrow('Incorrect username or password.')
  expect(await users.get({ id })).toMatchObject({ loginCount: 1, failedLoginAttempts: 3 })
  const before = await control.now()
  await tokensOf(url, email, plantedPassword)
  const user = await users.get({ id })
  expect(user).toMatchObject({ loginCount: 2, failedLoginAttempts: 0 })
  expect(user?.lastLoginAt && user.lastLoginAt >= before).toBe(true)
})

test('no login is forgotten over a profile that is saved in the same moment', async () => {
  const { client } = await loggedIn(url, newMember(url))
  const id = userIdOf(client)
  const now = await control.now()
  const saves = Array.from({ length: 12 }, (_, index) =>
    reviseUser(id, now, () => ({ changes: { bio: `Saved ${index}` }, writes: [] })).catch(() => undefined),
  )
  await Promise.all([...saves, ...Array.from({ length: 12 }, () => countSignIn(id, now))])
  expect(await users.get({ id }, { consistent: true })).toMatchObject({ loginCount: 13 })
})
