import { expect, test } from 'vitest'
import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { runsOf } from '#core/competitions/competitions/runs-of.ts'
import { sheetsOf } from '#core/competitions/competitions/sheets-of.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import { holdClass, reopenClass, signClass } from '#shared/competitions/competitions/publication-contract.ts'
import { amendClass, verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import { changeRun } from '#shared/competitions/runs/contract.ts'
import { saveSheet } from '#shared/competitions/score-sheets/contract.ts'
import { getStandings } from '#shared/leaderboard/standings/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { closeSeason, getSeason, reopenSeason } from '#shared/rules/seasons/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import type { Client } from '#test/support/client.ts'
import {
  entered,
  inClass,
  type Judged,
  judgedEvent,
  newRunId,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { aRunningSeason } from '#test/support/points.ts'
import { aRunClass, publish, reason, signed, versionOf } from '#test/support/run-class.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

/** How many news of results someone has. */
async function heard(client: Client): Promise<number> {
  await control.settle()
  return ((await client.call(listNotifications, {})).body.items ?? []).length
}

const verify = async (client: Client, judged: Judged) => {
  const { revision, version } = await storedClass(judged)
  expectSuccess(await client.call(verifyClass, { ...inClass(judged), body: { revision, version } }))
}

async function moveEvent(id: Judged['eventId'], startsAt: string): Promise<void> {
  const event = await events.get({ id }, { consistent: true })
  if (!event) throw new Error('The event is gone.')
  const moved = { startsAt, endsAt: addTime(startsAt, { hours: 8 }), version: event.version + 1 }
  await commit(events.put({ ...event, ...moved }, { version: event.version }))
}

const runOf = async (judged: Judged, entryId: string) => {
  const [run, ...more] = await runsOf(judged.eventId, 'S1', entryId)
  if (!run) throw new Error('There is no run.')
  return { run, revisions: 1 + more.length }
}

const correct = async (client: Client, judged: Judged, entryId: string, measuredHundredths: number) => {
  const { run } = await runOf(judged, entryId)
  return client.call(changeRun, {
    params: { ...inClass(judged).params, runId: run.id },
    body: {
      id: newRunId(),
      measuredHundredths,
      violations: [],
      deviceAt: run.deviceAt,
      reason,
      baseRevision: 1,
    },
  })
}

test('a run that is corrected to what it is keeps its revision', async () => {
  const judged = await aRunClass()
  const same = await correct(judged.head.client, judged, judged.one.entryId, 15_130)
  expectSuccess(same)
  expect(same.body.revision).toBe(1)
  expect((await runOf(judged, judged.one.entryId)).revisions).toBe(1)
  expect((await correct(judged.head.client, judged, judged.one.entryId, 15_120)).body.revision).toBe(2)
})

test('a sheet that is saved as it is keeps its version, and the next change counts on from it', async () => {
  const judged = await judgedEvent()
  const judge = await staffOf(judged.eventId, 'judge')
  const entry = await entered(judged.eventId, 'SQ1')
  const save = (baseVersion: number, privateNote: string) =>
    judge.client.call(saveSheet, {
      params: { eventId: judged.eventId, classKey: 'SQ1', entryId: entry.entryId },
      body: {
        values: {},
        comments: {},
        privateNote,
        baseVersion,
        deviceAt: '2026-11-26T12:00:00.000Z',
      },
    })
  expect((await save(0, 'Clean.')).body.version).toBe(1)
  expect((await save(1, 'Clean.')).body).toMatchObject({ version: 1, revision: 1 })
  expect((await save(1, 'Very clean.')).body).toMatchObject({ version: 2, revision: 2 })
  expect(await sheetsOf(judged.eventId, 'SQ1')).toHaveLength(1)
})

test('places that are published again without a change make no revision and no news', async () => {
  const judged = await aRunClass()
  const { head, one } = judged
  expectSuccess(await publish(head.client, judged))
  const news = await heard(one.client)
  const before = await storedClass(judged)
  expectSuccess(await publish(head.client, judged, { reason }))
  expect(await storedClass(judged)).toEqual(before)
  // Opened for a correction that was not needed, the class is closed again with the places that are out.
  const { version } = before
  expectSuccess(await head.client.call(reopenClass, { ...inClass(judged), body: { reason, version } }))
  expectSuccess(await publish(head.client, judged))
  expect(await storedClass(judged)).toMatchObject({
    state: 'provisional',
    revision: 1,
    amendments: [],
    publishedAt: before.publishedAt,
  })
  expect(await readRevision({ ...inClass(judged).params, revision: 2 })).toBeUndefined()
  expect(await heard(one.client)).toBe(news)
})

test('a decision that is made already changes nothing', async () => {
  const judged = await aRunClass()
  const hold = async () =>
    judged.head.client.call(holdClass, {
      ...inClass(judged),
      body: { reason: 'The meter is checked.', version: await versionOf(judged) },
    })
  expectSuccess(await hold())
  const held = await storedClass(judged)
  expectSuccess(await hold())
  expect(await storedClass(judged)).toEqual(held)
})

test('a verified class that is amended without a change keeps its revision, and another verifier answers for it', async () => {
  const judged = await aRunClass()
  await signed(judged)
  const [first, second] = [await anAdministrator(url), await anAdministrator(url)]
  await verify(first, judged)
  const of = await storedClass(judged)
  const news = await heard(judged.one.client)
  const amend = (client: Client, version: number) =>
    client.call(amendClass, { ...inClass(judged), body: { reason, version } })
  const again = await amend(second, of.version)
  expectSuccess(again)
  expect(again.body).toMatchObject({ revision: 1, amendments: [], version: of.version + 1 })
  const same = await amend(second, again.body.version)
  expect(same.body).toEqual(again.body)
  expect(await heard(judged.one.client)).toBe(news)
})

test('no class is judged or signed before the day of its event', async () => {
  const judged = await judgedEvent()
  const head = await staffOf(judged.eventId, 'head_judge')
  const entry = await entered(judged.eventId)
  const { event } = judged
  const startsAt = addTime(await control.now(), { days: 3 })
  await moveEvent(event.id, startsAt)
  const sentence =
    /^This event begins on \w+, \w+ \d+\. Its classes are judged and signed from that day on\.$/
  const answers = [
    await sendRun(head.client, judged, entry),
    await head.client.call(markAbsent, {
      params: { ...inClass(judged).params, entryId: entry.entryId },
      body: { absent: true },
    }),
    await publish(head.client, judged),
    await head.client.call(signClass, { ...inClass(judged), body: { version: 1 } }),
  ]
  for (const { body, status } of answers) {
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'class_state', detail: expect.stringMatching(sentence) })
  }
})

test('a run of a device whose clock is ahead was measured when it arrived', async () => {
  const judged = await judgedEvent()
  const entry = await entered(judged.eventId)
  const ahead = addTime(await control.now(), { hours: 2 })
  const { body } = await sendRun(judged.organizer.client, judged, entry, {
    measuredAt: ahead,
    deviceAt: ahead,
  })
  const now = await control.now()
  expect(body.measuredAt <= now && body.deviceAt <= now).toBe(true)
})

test('a season says what was corrected, what came too late, and keeps its closed table once it is opened again', async () => {
  const admin = await anAdministrator(url)
  const { season, rulebook } = await aRunningSeason()
  const judged = await judgedEvent({
    changes: { rulebook, seasons: [{ seasonId: season.id, multiplier: 1, rulebook }] },
  })
  const head = await staffOf(judged.eventId, 'head_judge')
  const [one, other] = [await entered(judged.eventId), await entered(judged.eventId)]
  expectSuccess(await sendRun(judged.organizer.client, judged, one, { measuredHundredths: 15_130 }))
  expectSuccess(await sendRun(judged.organizer.client, judged, other, { measuredHundredths: 15_092 }))
  await signed({ ...judged, head })
  const admins = await anAdministrator(url)
  const named = { params: { leagueId: season.leagueId, seasonId: season.id } }
  const read = async () => (await admin.call(getSeason, { params: { seasonId: season.id } })).body
  const first = async (closing?: number) => {
    await control.settle()
    const { body } = await admin.call(getStandings, {
      params: { seasonId: season.id, classKey: 'S1' },
      query: closing ? { closing } : {},
    })
    return body.items.find(({ rank }) => rank === 1)?.competitorId
  }
  await verify(admins, judged)
  expect(await first()).toBe(one.userId)
  expectSuccess(await admin.call(closeSeason, { ...named, body: { version: (await read()).version } }))
  expectSuccess(await correct(head.client, judged, one.entryId, 14_900))
  const { version } = await storedClass(judged)
  expectSuccess(await admins.call(amendClass, { ...inClass(judged), body: { reason, version } }))
  await control.settle()
  expect((await read()).notes).toMatchObject([
    { kind: 'corrected', what: `Class S1 at ${judged.event.title}`, reason, isLate: true },
  ])
  expect(await first()).toBe(one.userId)
  expectSuccess(
    await admin.call(reopenSeason, {
      ...named,
      body: { version: (await read()).version, reason: 'The meter of the final was wrong.' },
    }),
  )
  expect(await first()).toBe(other.userId)
  expect(await first(1)).toBe(one.userId)
  expect(await read()).toMatchObject({
    notes: [{ kind: 'corrected' }, { kind: 'opened', reason: 'The meter of the final was wrong.' }],
    closings: [{ closedAt: expect.any(String), openedAt: expect.any(String) }],
  })
})

test('a season says what was corrected, also when another amendment follows at once', async () => {
  const admin = await anAdministrator(url)
  const { season, rulebook } = await aRunningSeason()
  const judged = await judgedEvent({
    changes: { rulebook, seasons: [{ seasonId: season.id, multiplier: 1, rulebook }] },
  })
  const head = await staffOf(judged.eventId, 'head_judge')
  const [one, other] = [await entered(judged.eventId), await entered(judged.eventId)]
  expectSuccess(await sendRun(judged.organizer.client, judged, one, { measuredHundredths: 15_130 }))
  expectSuccess(await sendRun(judged.organizer.client, judged, other, { measuredHundredths: 15_092 }))
  await signed({ ...judged, head })
  await verify(admin, judged)
  for (const [at, { entryId }] of [one, other].entries()) {
    expectSuccess(await correct(head.client, judged, entryId, 14_900 - at))
    const { version } = await storedClass(judged)
    expectSuccess(
      await admin.call(amendClass, {
        ...inClass(judged),
        body: { reason: `The printout of ${entryId} decides.`, version },
      }),
    )
  }
  await control.settle()
  const { notes } = (await admin.call(getSeason, { params: { seasonId: season.id } })).body
  expect(notes.map(({ kind, reason: why }) => `${kind}: ${why}`).toSorted()).toEqual(
    [one, other].map(({ entryId }) => `corrected: The printout of ${entryId} decides.`).toSorted(),
  )
})
