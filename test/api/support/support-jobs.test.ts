import { expect, test } from 'vitest'
import { commit } from '#core/platform/db/commit.ts'
import { outbox } from '#core/platform/facts/outbox.ts'
import {
  requestMessages,
  requestNumbers,
  requests,
  routingKeys,
  type StoredRequest,
} from '#core/support/support-requests/requests.ts'
import { saved } from '#core/support/support-requests/saved-request.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { listWaitingQueues } from '#shared/platform/waiting-work/contract.ts'
import type { Clock } from '#shared/support/support-desks/clock.ts'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import { writeToSupportRequest } from '#shared/support/support-requests/contract.ts'
import { answered } from '#shared/support/support-requests/stepped-request.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { anOrganizer, putDesk } from '#test/support/support-desks.ts'
import { putMessage, putRequest, requestNow } from '#test/support/support-requests.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** Runs a job twice at once: what is due is done once. */
async function run(job: string) {
  await control.settle()
  await Promise.all([control.run(job), control.run(job)])
  await control.settle()
}

const clockAt = (now: string, { warn, due }: { warn: number; due: number }): Clock => ({
  targetMinutes: 600,
  usedMs: 0,
  since: addTime(now, { hours: -8 }),
  warnAt: addTime(now, { minutes: warn }),
  dueAt: addTime(now, { minutes: due }),
})

const titles = async ({ client }: { client: Client }, request: StoredRequest) =>
  (await client.call(listNotifications, { query: {} })).body.items
    .filter(({ title }) => title.startsWith(request.number))
    .map(({ title }) => title.slice(request.number.length + 1))
const mailsOf = async ({ email }: { email: string }, { number }: StoredRequest) =>
  (await control.inbox(email)).filter(({ subject }) => subject.startsWith(number)).length

/** A desk with a second agent, who has no request in hand. */
async function crew() {
  const other = await anOrganizer({ name: 'Mandy Manager' })
  const { owner, organizationId } = await putDesk([[other.userId, 'manager']])
  return { owner, other, deskId: organizationId }
}

test('the assignee is warned once, and everybody is told once when the time has passed', async () => {
  const { owner, other, deskId } = await crew()
  const now = await control.now()
  const createdAt = addTime(now, { hours: -8 })
  const first = clockAt(now, { warn: -5, due: 25 })
  const put = (more: object) => putRequest({ deskId, createdAt, clocks: { first }, ...more })
  const mine = await put({ assigneeId: owner.userId })
  const free = await put({})
  const over = await put({
    clocks: { solve: clockAt(now, { warn: -60, due: -1 }) },
    assigneeId: owner.userId,
  })
  const lost = await put({ clocks: { first: clockAt(now, { warn: -60, due: -1 }) } })
  const later = await put({
    clocks: { first: clockAt(now, { warn: 60, due: 90 }) },
    assigneeId: owner.userId,
  })
  await run('escalate_due_tickets')
  await run('escalate_due_tickets')
  expect(await titles(owner, mine)).toEqual(['needs an answer soon'])
  expect(await titles(other, mine)).toEqual([])
  expect([await mailsOf(owner, mine), await mailsOf(other, mine)]).toEqual([1, 0])
  expect((await requestNow(mine.id)).clocks.first?.warnedAt).toBeDefined()
  // No one has it: no one is warned.
  expect([await titles(owner, free), await titles(other, free)]).toEqual([[], []])
  for (const agent of [owner, other]) expect(await titles(agent, over)).toEqual(['was not solved in time'])
  expect([await mailsOf(owner, over), await mailsOf(other, over)]).toEqual([1, 0])
  for (const agent of [owner, other])
    expect(await titles(agent, lost)).toEqual(['has waited too long for an answer'])
  expect([await mailsOf(owner, lost), await mailsOf(other, lost)]).toEqual([1, 1])
  expect((await requestNow(lost.id)).clocks.first?.missedAt).toBeDefined()
  expect(await titles(owner, later)).toEqual([])
  expect((await requestNow(later.id)).version).toBe(1)
})

test('a request that was answered in the meantime is passed over', async () => {
  const { owner, deskId } = await crew()
  const now = await control.now()
  const late = await putRequest({
    deskId,
    createdAt: addTime(now, { hours: -8 }),
    clocks: { first: clockAt(now, { warn: -60, due: -1 }) },
    assigneeId: owner.userId,
  })
  await control.settle()
  const rules = { settings: initialSettings(late.deskId), now, solves: false }
  const answer = commit(...saved(late, answered(late, rules) as StoredRequest).writes)
  await Promise.allSettled([answer, control.run('escalate_due_tickets')])
  await control.settle()
  const { status, clocks } = await requestNow(late.id)
  // Either the answer was first, and no one was told, or the job was: then the answer is given again.
  if (status === 'waiting') expect(await titles(owner, late)).toEqual([])
  else expect(clocks.first?.missedAt).toBeDefined()
})

test('what is open at the platform and has no one, or is late, waits for administrators', async () => {
  const admin = await demoClient(url, 'admin')
  const counts = async () => {
    await control.settle()
    const { body } = await admin.call(listWaitingQueues, {})
    const count = (wanted: string) => body.items.find(({ queue }) => queue === wanted)?.count ?? 0
    return { unassigned: count('supportUnassigned'), overdue: count('supportOverdue') }
  }
  const before = await counts()
  const now = await control.now()
  const first = { ...clockAt(now, { warn: -60, due: -30 }), warnedAt: now, missedAt: now }
  const late = await putRequest({ clocks: { first } })
  const other = await putDesk()
  await putRequest({ deskId: other.organizationId, clocks: { first } })
  expect(await counts()).toEqual({ unassigned: before.unassigned + 1, overdue: before.overdue + 1 })
  const rules = { settings: initialSettings('platform'), now, solves: false }
  await commit(...saved(late, answered(late, rules) as StoredRequest).writes)
  expect(await counts()).toEqual(before)
})

test('a solved request closes once its days are over, and no other one', async () => {
  const now = await control.now()
  const due = await putRequest({ status: 'solved', closesAt: addTime(now, { minutes: -1 }) })
  const later = await putRequest({ status: 'solved', closesAt: addTime(now, { days: 1 }) })
  await run('close_solved_tickets')
  const closed = await requestNow(due.id)
  expect(closed).toMatchObject({ status: 'closed', version: 2 })
  expect(closed.closedAt).toBeDefined()
  expect(closed.closesAt).toBeUndefined()
  expect(await requestNow(later.id)).toMatchObject({ status: 'solved', version: 1 })
})

test('a customer who writes while it closes has it open', async () => {
  const member = await feedMember(url)
  const now = await control.now()
  const put = () =>
    putRequest({ userId: member.userId, status: 'solved', closesAt: addTime(now, { minutes: -1 }) })
  const due = await Promise.all([put(), put(), put()])
  await control.settle()
  const [, ...answers] = await Promise.all([
    control.run('close_solved_tickets'),
    ...due.map(({ id }) =>
      member.client.call(writeToSupportRequest, {
        params: { requestId: id },
        body: { text: 'It is broken again.', files: [] },
      }),
    ),
  ])
  for (const answer of answers) expectSuccess(answer)
  await run('close_solved_tickets')
  for (const { id } of due) expect((await requestNow(id)).status).toBe('open')
})

const leftOf = async ({ id, number, routingKey }: StoredRequest) => ({
  request: await requests.get({ id }, { consistent: true }),
  messages: (await requestMessages.list({ pk: `SUPPORT#${id}`, prefix: 'MSG#', limit: 100 })).items.length,
  number: await requestNumbers.get({ number }, { consistent: true }),
  routing: await routingKeys.get({ routingKey }, { consistent: true }),
})
const nothing = { request: undefined, messages: 0, number: undefined, routing: undefined }

test('what no one has confirmed in 48 hours is deleted whole, and what was confirmed is not', async () => {
  const now = await control.now()
  const createdAt = addTime(now, { hours: -49 })
  const gone = await putRequest({ status: 'unconfirmed', createdAt })
  const recent = await putRequest({ status: 'unconfirmed', createdAt: addTime(now, { hours: -47 }) })
  const confirmed = await putRequest({ status: 'unconfirmed', createdAt })
  await control.settle()
  await commit(...saved(confirmed, { ...confirmed, status: 'open' }).writes)
  await run('delete_unconfirmed_tickets')
  expect(await leftOf(gone)).toEqual(nothing)
  expect((await requestNow(recent.id)).status).toBe('unconfirmed')
  expect((await requestNow(confirmed.id)).status).toBe('open')
  expect(await leftOf(confirmed)).toMatchObject({ messages: 1 })
})

test('three years after its end a request is forgotten with its messages, and its files are told of', async () => {
  const now = await control.now()
  const closedAt = addTime(addMonths(now, -36), { days: -1 })
  const since = await control.position()
  const old = await putRequest({ status: 'closed', createdAt: closedAt, closedAt })
  const file = { id: 'file-1', name: 'photo.png', contentType: 'image/png', bytes: 10 }
  const { request } = await putMessage(old.id, { attachments: [file] })
  for (let count = 0; count < 90; count++) await putMessage(old.id)
  const young = await putRequest({ status: 'closed', closedAt: addMonths(now, -35) })
  await run('close_solved_tickets')
  expect(await leftOf(request)).toEqual(nothing)
  expect((await requestNow(young.id)).status).toBe('closed')
  const written = await control.writtenSince(since)
  const told = written
    .filter(({ entity, name }) => entity === outbox.name && name === 'request.files_dropped')
    .flatMap(({ payload }) => (payload as { keys: string[] }).keys)
  // A run of another test may tell of them, too.
  expect(new Set(told.filter((key) => key.includes(old.id)))).toEqual(new Set([`documents/${old.id}/file-1`]))
  expect(written.filter(({ pk }) => pk === `SUPPORT#${old.id}`)).toEqual([])
})
