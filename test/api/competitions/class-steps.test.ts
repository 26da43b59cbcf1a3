import { expect, it } from 'vitest'
import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import {
  holdClass,
  publishClass,
  reopenClass,
  signClass,
} from '#shared/competitions/competitions/publication-contract.ts'
import {
  amendClass,
  listSignedClasses,
  verifyClass,
} from '#shared/competitions/competitions/verification-contract.ts'
import { changeRun } from '#shared/competitions/runs/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { entered, inClass, newRunId, sendRun, storedClass } from '#test/support/competitions.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { aRunClass, past, protestsOver, publish, reason, signed, versionOf } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

it('publishes places once, however many people ask at the same time', async () => {
  const judged = await aRunClass()
  const version = await versionOf(judged)
  const answers = await Promise.all(
    [judged.head.client, judged.organizer.client, judged.head.client].map((client) =>
      client.call(publishClass, { ...inClass(judged), body: { version } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await storedClass(judged)).toMatchObject({ state: 'provisional', revision: 1 })
  const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
  expect(revision?.entries.map(({ entryId, place, status }) => [entryId, place, status])).toEqual(
    expect.arrayContaining([
      [judged.one.entryId, 1, 'placed'],
      [judged.other.entryId, 2, 'placed'],
    ]),
  )
})

it('never publishes over a run that arrives: it is among the places, or refused', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const judged = await aRunClass()
      const version = await versionOf(judged)
      const [run, published] = await Promise.all([
        sendRun(judged.organizer.client, judged, judged.other, { runNo: 2, measuredHundredths: 15_500 }),
        judged.head.client.call(publishClass, { ...inClass(judged), body: { version } }),
      ])
      expect(published.status).toBe(200)
      const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
      const first = revision?.entries.find(({ place }) => place === 1)?.entryId
      if (run.status === 200) expect(first).toBe(judged.other.entryId)
      else {
        expectProblem(run, 409, 'class_state')
        expect(first).toBe(judged.one.entryId)
        expect(await runsOf(judged.eventId, 'S1', judged.other.entryId)).toHaveLength(1)
      }
      return run.status
    }),
  )
  expect(outcomes).toHaveLength(5)
})

it('publishes nothing while someone has not been judged, marked absent or withdrawn', async () => {
  const judged = await aRunClass()
  const late = await entered(judged.eventId)
  const open = await publish(judged.head.client, judged)
  expect(open.body).toMatchObject({
    code: 'entry_open',
    detail: `Number ${late.number} has not been judged, marked absent, or withdrawn.`,
  })
  const params = { ...inClass(judged).params, entryId: late.entryId }
  for (const _ of [1, 2]) {
    const marked = await judged.head.client.call(markAbsent, { params, body: { absent: true } })
    expect(marked.body).toMatchObject({ absent: [late.entryId] })
  }
  expect((await publish(judged.head.client, judged)).status).toBe(200)
  const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 1 })
  expect(revision?.entries.find(({ entryId }) => entryId === late.entryId)).toMatchObject({
    status: 'absent',
  })
})

it('takes an entry that was marked absent back in with its run', async () => {
  const judged = await aRunClass()
  const late = await entered(judged.eventId)
  const params = { ...inClass(judged).params, entryId: late.entryId }
  await judged.head.client.call(markAbsent, { params, body: { absent: true } })
  expect((await sendRun(judged.head.client, judged, late)).status).toBe(200)
  expect(await storedClass(judged)).toMatchObject({ state: 'running', absent: [] })
})

it('signs places when the time for protests is over, and opens them again with a reason', async () => {
  const judged = await aRunClass()
  const { client } = judged.head
  await publish(client, judged)
  const sign = async () =>
    client.call(signClass, { ...inClass(judged), body: { version: await versionOf(judged) } })
  expectProblem(await sign(), 409, 'protests_open')
  await protestsOver(judged)
  const held = await client.call(holdClass, {
    ...inClass(judged),
    body: { reason, version: await versionOf(judged) },
  })
  expect(held.body).toMatchObject({ holdReason: reason })
  expectProblem(await sign(), 409, 'class_on_hold')
  await client.call(holdClass, { ...inClass(judged), body: { version: await versionOf(judged) } })
  expect((await sign()).body).toMatchObject({ state: 'final', signature: { by: judged.head.userId } })
  const opened = await client.call(reopenClass, {
    ...inClass(judged),
    body: { reason, version: await versionOf(judged) },
  })
  expect(opened.body).toMatchObject({ state: 'running', revision: 1 })
  expect(opened.body).not.toHaveProperty('signature')
  await sendRun(client, judged, judged.other, { runNo: 2, measuredHundredths: 15_400 })
  expectProblem(await publish(client, judged), 409, 'reason_needed')
  const again = await publish(client, judged, { reason })
  expect(again.body).toMatchObject({
    revision: 2,
    amendments: [{ revision: 2, reason, entryIds: expect.arrayContaining([judged.one.entryId]) }],
    changedProtests: { entryIds: expect.arrayContaining([judged.one.entryId, judged.other.entryId]) },
  })
})

it('verifies signed places, but not for someone who competed, and answers a second call the same', async () => {
  const judged = await aRunClass()
  const of = await signed(judged)
  const admin = await anAdministrator(url)
  const body = { revision: 1, version: of.version ?? 0 }
  const listed = await admin.call(listSignedClasses, { query: { limit: 100 } })
  expect(listed.status).toBe(200)
  const answers = await Promise.all([1, 2].map(() => admin.call(verifyClass, { ...inClass(judged), body })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await storedClass(judged)).toMatchObject({ state: 'verified', revision: 1 })
})

it('lets one of two win who verify and amend at once', async () => {
  const judged = await aRunClass()
  const of = await signed(judged)
  const [one, other] = [await anAdministrator(url), await anAdministrator(url)]
  await one.call(verifyClass, { ...inClass(judged), body: { revision: 1, version: of.version ?? 0 } })
  const run = (await runsOf(judged.eventId, 'S1', judged.one.entryId))[0]
  const corrected = await judged.head.client.call(changeRun, {
    params: { ...inClass(judged).params, runId: run?.id ?? newRunId() },
    body: {
      id: newRunId(),
      measuredHundredths: 15_000,
      violations: [],
      deviceAt: past,
      reason,
      baseRevision: 1,
    },
  })
  expect(corrected.status).toBe(200)
  const version = await versionOf(judged)
  const answers = await Promise.all(
    [one, other].map((client) => client.call(amendClass, { ...inClass(judged), body: { reason, version } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await storedClass(judged)).toMatchObject({ state: 'verified', revision: 2 })
  const revision = await classRevisions.get({ eventId: judged.eventId, classKey: 'S1', revision: 2 })
  expect(revision?.entries.find(({ place }) => place === 1)?.entryId).toBe(judged.other.entryId)
})

it('does not let an entrant verify the own class', async () => {
  const judged = await aRunClass()
  await signed(judged)
  const { changeUser } = await import('#test/support/records.ts')
  await changeUser(judged.one.userId, { membershipType: 'admin' })
  const version = await versionOf(judged)
  const answer = await judged.one.client.call(verifyClass, {
    ...inClass(judged),
    body: { revision: 1, version },
  })
  expectProblem(answer, 409, 'own_class')
})
