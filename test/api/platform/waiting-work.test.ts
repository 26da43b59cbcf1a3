import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTo } from '#core/platform/db/add-to.ts'
import { commit } from '#core/platform/db/commit.ts'
import { mails } from '#core/platform/mails/mails.ts'
import { projections } from '#core/platform/mails/projections.ts'
import { follow } from '#core/platform/projections/follow.ts'
import { waitingCounters, waitingRows } from '#core/platform/waiting-work/waiting-counters.ts'
import { inviteUser, revokeInvitation } from '#shared/accounts/invitations/contract.ts'
import { retryMail } from '#shared/platform/mails/contract.ts'
import { approveVerification } from '#shared/platform/verifications/contract.ts'
import {
  getWaitingWork,
  listWaitingQueues,
  type WaitingWork,
} from '#shared/platform/waiting-work/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { newEmail } from '#test/support/new-member.ts'
import { putMail } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { putApplicant } from '#test/support/verifications.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client

beforeAll(async () => {
  admin = await demoClient(url, 'admin')
  await control.switches({ streamCopies: 2 })
})

afterAll(() => control.switches({ streamCopies: 1 }))

const waiting = async (): Promise<WaitingWork> => {
  await control.settle()
  return (await admin.call(getWaitingWork, {})).body
}

const times = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

test('what waits is counted as long as it waits, once, however many come and go at the same time', async () => {
  const before = await waiting()
  const failed = await times(12, () => putMail())
  const applicants = await times(3, () => putApplicant())
  const body = { membershipType: 'retailer', approveAtOnce: false, message: '' } as const
  const invited = await times(2, () => admin.call(inviteUser, { body: { ...body, email: newEmail() } }))
  expect(await waiting()).toEqual({
    ...before,
    accounts: before.accounts + 3,
    verifications: before.verifications + 3,
    invitations: before.invitations + 2,
    failedMails: before.failedMails + 12,
  })

  await Promise.all([
    ...failed.map(({ id }) => admin.call(retryMail, { params: { mailId: id } })),
    ...applicants.map(({ userId, version }) =>
      admin.call(approveVerification, { params: { userId }, body: { version } }),
    ),
    ...invited.map(({ body: { id } }) => admin.call(revokeInvitation, { params: { invitationId: id } })),
  ])
  expect(await waiting()).toEqual(before)
})

test('a queue tells since when its oldest item waits, and right after that is decided, since when the next does', async () => {
  const oldest = async () => {
    await control.settle()
    const { items } = (await admin.call(listWaitingQueues, {})).body
    return items.find(({ queue }) => queue === 'verifications')
  }
  const before = (await oldest())?.count ?? 0
  const [first, second] = ['2026-01-02T03:04:05.000Z', '2026-01-03T03:04:05.000Z'] as const
  const late = await putApplicant(second)
  const { userId, version } = await putApplicant(first)
  expect(await oldest()).toEqual({ queue: 'verifications', count: before + 2, oldestAt: first })
  const accounts = (await admin.call(listWaitingQueues, {})).body.items.find(
    (one) => one.queue === 'accounts',
  )
  expect(accounts?.oldestAt).toBe(first)
  await admin.call(approveVerification, { params: { userId }, body: { version } })
  expect(await oldest()).toEqual({ queue: 'verifications', count: before + 1, oldestAt: second })
  await admin.call(approveVerification, {
    params: { userId: late.userId },
    body: { version: late.version },
  })
  expect((await oldest())?.count ?? 0).toBe(before)
})

test('a change that is told late, or many times at once, counts as the thing stands now', async () => {
  const before = await waiting()
  const mail = await putMail()
  await Promise.all(Array.from({ length: 10 }, () => follow(projections, { after: mails.item(mail) })))
  expect(await waiting()).toEqual({ ...before, failedMails: before.failedMails + 1 })
  await commit(mails.delete(mail))
  expect(await waiting()).toEqual(before)
  await follow(projections, { after: mails.item(mail) })
  expect(await waiting()).toEqual(before)
})

test('what has not been counted yet is counted by a job, which counts nothing twice', async () => {
  const { id } = await putMail()
  const before = await waiting()
  const counted = await waitingRows.get({ kind: mails.name, id }, { consistent: true })
  if (!counted) throw new Error('the mail was not counted')
  await commit(
    waitingRows.delete(counted),
    addTo(waitingCounters, { queue: 'failedMails', count: -1, version: 1 }, 'count'),
  )
  expect((await waiting()).failedMails).toBe(before.failedMails - 1)
  for (const _ of [1, 2]) {
    await control.run('count_all_waiting_work')
    expect(await waiting()).toEqual(before)
  }
})

test('an item that was counted before it was kept since when it waits gets its time from the job', async () => {
  const createdAt = '2025-06-01T00:00:00.000Z'
  const { id } = await putMail({ createdAt })
  await control.settle()
  const counted = await waitingRows.get({ kind: mails.name, id }, { consistent: true })
  if (!counted) throw new Error('the mail was not counted')
  const { since: _, ...timeless } = counted
  await commit(waitingRows.put({ ...timeless, version: counted.version + 1 }, { version: counted.version }))
  await control.run('count_all_waiting_work')
  const { items } = (await admin.call(listWaitingQueues, {})).body
  expect(items.find(({ queue }) => queue === 'failedMails')?.oldestAt).toBe(createdAt)
})
