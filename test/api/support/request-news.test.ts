import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { presences } from '#core/support/support-desks/desks.ts'
import type { StoredRequest } from '#core/support/support-requests/requests.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import {
  adminRequestPath,
  deskRequestPath,
  requestPath,
} from '#shared/support/support-requests/named-request.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { connectLive } from '#test/support/live.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putMessage, putRequest } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const bells = async (client: Client) =>
  (await client.call(listNotifications, { query: { limit: 50 } })).body.items.filter(({ kind }) =>
    kind?.startsWith('support_'),
  )

const assigned = async (payload: { requestId: StoredRequest['id']; assigneeId: string; byId?: string }) =>
  commit(announce('request.assigned', payload as FactPayload<'request.assigned'>, await control.now()))

/** The customer of a request writes again. */
async function writes({ id: requestId }: StoredRequest) {
  const { message } = await putMessage(requestId)
  const now = await control.now()
  await commit(announce('request.customer_wrote', { requestId, messageId: message.id }, now))
}

async function answers({ id: requestId }: StoredRequest, solves = false) {
  const said = { kind: 'answer', author: { name: 'Alex Agent' }, text: 'Press it twice.' } as const
  const { message } = await putMessage(requestId, said)
  await commit(
    announce('request.answered', { requestId, messageId: message.id, solves }, await control.now()),
  )
}

/** An owner of an organization who answers at its desk. */
async function anAgent() {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  await changeUser(userId, { membershipType: 'organization' })
  const { id: deskId, name } = await putOrganization([[userId, 'owner']])
  return { client, userId, deskId, name }
}

const listens = async (client: Client) => {
  const { ticket } = (await client.call(createLiveTicket, {})).body
  return connectLive(url, ticket)
}

test('a member hears that their request was answered, and that it is solved, under the name of the desk', async () => {
  const [{ client }, { deskId, name }] = await Promise.all([completeMember(url), anAgent()])
  const request = await putRequest({ userId: userIdOf(client), email: newEmail(), deskId })
  await answers(request)
  await control.settle()
  expect(await bells(client)).toMatchObject([
    {
      kind: 'support_answered',
      title: `${name} answered ${request.number}`,
      message: request.subject,
      href: requestPath(request.id),
    },
  ])
  await commit(announce('request.solved', { requestId: request.id }, await control.now()))
  await control.settle()
  expect((await bells(client)).map(({ title }) => title)).toContain(
    `Your request ${request.number} is solved`,
  )
})

test('who has a request in hand hears that its customer wrote again; no one else does', async () => {
  const [{ client, userId, deskId }, other] = await Promise.all([anAgent(), anAgent()])
  const [mine, free] = await Promise.all([
    putRequest({ deskId, assigneeId: userId }),
    putRequest({ deskId: other.deskId }),
  ])
  await Promise.all([writes(mine), writes(free)])
  await control.settle()
  expect(await bells(client)).toMatchObject([
    {
      kind: 'support_customer_wrote',
      title: 'Pat Person wrote again',
      message: `${mine.number}: ${mine.subject}`,
      href: deskRequestPath(mine.id),
    },
  ])
  expect(await bells(other.client)).toEqual([])
})

test('someone who no longer answers at the desk hears nothing of it', async () => {
  const { client, userId, deskId } = await anAgent()
  const request = await putRequest({ deskId, assigneeId: userId })
  await changeUser(userId, { membershipType: 'competitor' })
  await writes(request)
  await assigned({ requestId: request.id, assigneeId: userId })
  await control.settle()
  expect(await bells(client)).toEqual([])
})

test('who is given a request hears of it, unless they took it, or it has gone on to someone else', async () => {
  const { client, userId, deskId } = await anAgent()
  const administrator = await demoClient(url, 'admin')
  const [given, taken, passed, platform] = await Promise.all([
    putRequest({ deskId, assigneeId: userId }),
    putRequest({ deskId, assigneeId: userId }),
    putRequest({ deskId }),
    putRequest({ assigneeId: userIdOf(administrator) }),
  ])
  await Promise.all([
    assigned({ requestId: given.id, assigneeId: userId }),
    assigned({ requestId: taken.id, assigneeId: userId, byId: userId }),
    assigned({ requestId: passed.id, assigneeId: userId }),
    assigned({ requestId: platform.id, assigneeId: userIdOf(administrator), byId: userId }),
  ])
  await control.settle()
  expect(await bells(client)).toMatchObject([
    {
      kind: 'support_assigned',
      title: `${given.number} is yours to answer`,
      href: deskRequestPath(given.id),
    },
  ])
  expect((await bells(administrator)).map(({ href }) => href)).toContain(adminRequestPath(platform.id))
})

test('open pages of a request hear of messages: its requester’s, its agent’s, and those that look at it', async () => {
  const [requester, agent, looking, left] = await Promise.all([
    completeMember(url),
    anAgent(),
    anAgent(),
    anAgent(),
  ])
  const request = await putRequest({
    userId: userIdOf(requester.client),
    email: newEmail(),
    deskId: agent.deskId,
    assigneeId: agent.userId,
  })
  const now = await control.now()
  const seen = (userId: string, seenAt: string) =>
    presences.put(
      { requestId: request.id, userId: userId as never, isWriting: false, seenAt, version: 1 },
      { absent: true },
    )
  await commit(seen(looking.userId, now), seen(left.userId, addTime(now, { hours: -1 })))
  const pages = await Promise.all([requester, agent, looking, left].map(({ client }) => listens(client)))
  try {
    await writes(request)
    await control.settle()
    const heard = () =>
      pages.map(({ requests }) => requests.some(({ requestId }) => requestId === request.id))
    await expect.poll(heard).toEqual([true, true, true, false])
    const before = pages.map(({ requests }) => requests.length)
    await answers(request)
    await control.settle()
    await expect.poll(() => pages[0]?.requests.length).toBeGreaterThan(before[0] ?? 0)
  } finally {
    await Promise.all(pages.map((page) => page.close()))
  }
})
