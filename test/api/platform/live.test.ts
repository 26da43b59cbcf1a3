import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { connections, tickets } from '#core/platform/live/connections.ts'
import { hashTicket } from '#core/platform/live/create-live-ticket.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { changePassword } from '#shared/platform/security/contract.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  touchSession,
} from '#shared/platform/sessions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { signOutUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { completeRegistration, getMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { connectLive } from '#test/support/live.ts'
import { completion, newMember, plantedPassword } from '#test/support/new-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { signIn } from '#test/support/sign-in.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const ticketOf = async (client: Client) => (await client.call(createLiveTicket, {})).body.ticket

const openOf = async (userId: string) =>
  (await connections.list({ index: 'gsi1', pk: `LIVE#${userId}`, limit: 100 })).items.length

const noSignIn = { sessionId: '', signedInAt: 0 }

const message = { type: 'info', kind: 'welcome', title: 'Lane two is open', message: 'Come over.' } as const

test('a ticket opens one connection, once', async () => {
  const { client } = await newMember(url)
  const ticket = await ticketOf(client)
  const first = await connectLive(url, ticket)
  expect(first.status).toBe(101)
  expect((await connectLive(url, ticket)).status).toBe(401)
  await first.close()
  expect((await connectLive(url, ticket)).status).toBe(401)
})

test('ten simultaneous knocks with one ticket open one connection', async () => {
  const { client } = await newMember(url)
  const ticket = await ticketOf(client)
  const knocks = await Promise.all(Array.from({ length: 10 }, () => connectLive(url, ticket)))
  const open = knocks.filter(({ status }) => status === 101)
  expect(open).toHaveLength(1)
  expect(await openOf(userIdOf(client))).toBe(1)
  await open[0]?.close()
})

test('an expired ticket, an access token and nothing at all open no connection', async () => {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  const ticket = 'an expired ticket'
  const expiresAt = addTime(await control.now(), { seconds: -1 })
  const expired = { hash: hashTicket(ticket), userId, ...noSignIn, expiresAt, version: 1 }
  await commit(tickets.put(expired, { absent: true }))
  for (const bad of [ticket, client.token ?? '', '', hashTicket(ticket), '%00'])
    expect((await connectLive(url, bad)).status).toBe(401)
})

test('the welcome notification arrives live with the figure for the bell', async () => {
  const { client } = await newMember(url)
  const connection = await connectLive(url, await ticketOf(client))
  const { version } = (await client.call(getMe, {})).body
  await client.call(completeRegistration, { body: completion(version) })
  await expect
    .poll(() => connection.messages)
    .toMatchObject([
      { kind: 'notification', unread: 1, notification: { title: 'Welcome to the lanes', read: false } },
    ])
  await connection.close()
})

test('every open tab hears of a notification, and no one else', async () => {
  const [one, other] = await Promise.all([newMember(url), newMember(url)])
  const userId = userIdOf(one.client)
  const tabs = await Promise.all(
    [one, one, other].map(async ({ client }) => connectLive(url, await ticketOf(client))),
  )
  await commit(...notify({ ...message, userId }, await control.now()))
  for (const tab of tabs.slice(0, 2))
    await expect.poll(() => tab.messages).toMatchObject([{ notification: message }])
  expect(tabs[2]?.messages).toEqual([])
  await Promise.all(tabs.map((tab) => tab.close()))
})

test('a closed connection is forgotten', async () => {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  const connection = await connectLive(url, await ticketOf(client))
  expect(await openOf(userId)).toBe(1)
  await connection.close()
  await expect.poll(() => openOf(userId)).toBe(0)
})

test('a connection that is gone without a word is forgotten at the next message', async () => {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  const connectedAt = addTime(await control.now(), { minutes: -1 })
  const gone = { id: crypto.randomUUID(), userId, ...noSignIn, connectedAt, version: 1 }
  await commit(connections.put(gone, { absent: true }))
  await commit(...notify({ ...message, userId }, await control.now()))
  await expect.poll(() => openOf(userId)).toBe(0)
})

test('a connection that a message meets while it is being opened is not forgotten', async () => {
  const { client } = await newMember(url)
  const userId = userIdOf(client)
  // It has half a minute from here on, however long the message takes on a slow machine.
  const connectedAt = addTime(await control.now(), { minutes: 5 })
  // Let in by its function, and not open yet: until then API Gateway says that it is gone.
  const opening = { id: crypto.randomUUID(), userId, ...noSignIn, connectedAt, version: 1 }
  await commit(connections.put(opening, { absent: true }))
  await commit(...notify({ ...message, userId }, await control.now()))
  await control.settle()
  expect(await openOf(userId)).toBe(1)
})

test('a device that was signed out, and an account that was suspended, hear nothing more', async () => {
  const { client: lost, email } = await newMember(url)
  const kept = await signIn(url, email, plantedPassword)
  const userId = userIdOf(lost)
  const [first, second] = await Promise.all(
    [lost, kept].map(async (client) => connectLive(url, await ticketOf(client))),
  )
  const late = await ticketOf(lost)
  expect((await kept.call(endOtherSessions, {})).status).toBe(204)
  const third = await connectLive(url, late)
  await commit(...notify({ ...message, userId }, await control.now()))
  await expect.poll(() => second?.messages).toMatchObject([{ notification: message }])
  await control.settle()
  expect([first?.messages, third.messages]).toEqual([[], []])

  await changeUser(userId, { status: 'suspended' })
  await commit(...notify({ ...message, userId }, await control.now()))
  await control.settle()
  expect(second?.messages).toHaveLength(1)
  await Promise.all([first, second, third].map((connection) => connection?.close()))
})

test('an open page hears at once that its device was signed out or its account suspended', async () => {
  const admin = await demoClient(url, 'admin')
  const { client, email } = await newMember(url)
  const params = { userId: userIdOf(client) }
  const newPassword = `${plantedPassword}-2`
  const ways: Record<string, (owner: Client) => Promise<{ status: number }>> = {
    'this device': async (owner) => {
      const { items } = (await owner.call(listSessions, {})).body
      return owner.call(endSession, {
        params: { sessionId: items.find(({ current }) => !current)?.id ?? '' },
      })
    },
    'all other devices': (owner) => owner.call(endOtherSessions, {}),
    'by an administrator': () => admin.call(signOutUser, { params }),
    suspended: () => admin.call(suspendUser, { params, body: { reason: 'A test.' } }),
    'a new password': (owner) =>
      owner.call(changePassword, { body: { currentPassword: plantedPassword, newPassword } }),
  }
  for (const [way, end] of Object.entries(ways)) {
    await changeUser(params.userId, { status: 'active' })
    const [owner, lost] = [
      await signIn(url, email, plantedPassword),
      await signIn(url, email, plantedPassword),
    ]
    await lost.call(touchSession, {})
    const page = await connectLive(url, await ticketOf(lost))
    expect((await end(owner)).status, way).toBeLessThan(300)
    await expect.poll(() => page.accountChanges(), { message: way }).toBe(1)
    await page.close()
  }
})
