import type { EventBridgeEvent } from 'aws-lambda'
import { expect, it } from 'vitest'
import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { linesOf } from '#core/leaderboard/points/lines-of.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { handler as tellEntrants } from '#functions/events/competitions/class-verified/tell-entrants.ts'
import { handler as writePoints } from '#functions/events/competitions/class-verified/write-points.ts'
import { publishClass } from '#shared/competitions/competitions/publication-contract.ts'
import { amendClass, verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import { changeRun } from '#shared/competitions/runs/contract.ts'
import { newId } from '#shared/ids.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import {
  entered,
  inClass,
  judgedEvent,
  newRunId,
  putClass,
  sendRun,
  staffOf,
  storedClass,
} from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { aRunningSeason } from '#test/support/points.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
printLogsWith(() => undefined)
const reason = 'The meter was read wrong.'

/** A class of a season with two who have run, published and signed. */
async function aSignedClass() {
  const { season, rulebook } = await aRunningSeason()
  const judged = await judgedEvent({
    changes: { rulebook, seasons: [{ seasonId: season.id, multiplier: 1, rulebook }] },
  })
  const head = await staffOf(judged.eventId, 'head_judge')
  const [one, other] = [await entered(judged.eventId), await entered(judged.eventId)]
  const { body: run } = await sendRun(head.client, judged, one, { measuredHundredths: 15_130 })
  await sendRun(head.client, judged, other, { measuredHundredths: 15_092 })
  const { version } = await storedClass(judged)
  await head.client.call(publishClass, { ...inClass(judged), body: { version } })
  const of = await putClass(judged, { state: 'final' })
  return { judged, season, head, one, other, run, of }
}

it('lets exactly one verify or amend a class, and the ledger has the points of what counts', async () => {
  const { judged, season, head, one, other, run, of } = await aSignedClass()
  const [admin, second] = await Promise.all([anAdministrator(url), anAdministrator(url)])
  const verify = (client: typeof admin, version: number) =>
    client.call(verifyClass, { ...inClass(judged), body: { revision: 1, version } })
  const amend = (client: typeof admin, version: number) =>
    client.call(amendClass, { ...inClass(judged), body: { reason, version } })
  const first = await Promise.all([
    verify(admin, of.version),
    amend(second, of.version),
    verify(second, of.version),
    amend(admin, of.version),
  ])
  // Who verifies what is verified already changes nothing.
  expect(first.map(({ status }) => status)).toEqual([200, 409, 200, 409])
  expect((await storedClass(judged)).version).toBe(of.version + 1)
  await head.client.call(changeRun, {
    params: { ...inClass(judged).params, runId: run.id },
    body: {
      id: newRunId(),
      measuredHundredths: 14_900,
      violations: [],
      deviceAt: run.deviceAt,
      reason,
      baseRevision: 1,
    },
  })
  const { version } = await storedClass(judged)
  const amends = await Promise.all([admin, second, admin, second].map((client) => amend(client, version)))
  expect(amends.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect((await readRevision({ eventId: judged.eventId, classKey: 'S1', revision: 3 })) === undefined).toBe(
    true,
  )
  await control.settle()
  const sums = await Promise.all(
    [one, other].map(async ({ userId }) => {
      const lines = await linesOf(season.id, userId)
      const keys = lines.map(({ revision, lineNo }) => `${revision}#${lineNo}`)
      expect(new Set(keys).size).toBe(keys.length)
      return { sum: lines.reduce((all, { points }) => all + points, 0), revision: lines.at(-1)?.revision }
    }),
  )
  // The second is first now, and whichever news came last, each has the points of the place once.
  const placed = await readRevision({ eventId: judged.eventId, classKey: 'S1', revision: 2 })
  expect(placed?.entries.find(({ place }) => place === 1)?.entryId).toBe(other.entryId)
  expect(sums[1]?.sum).toBeGreaterThan(sums[0]?.sum ?? 0)
  expect(sums.map((own) => own.revision)).toEqual([2, 2])
})

it('gives one fact that arrives fifty times at once one effect', async () => {
  const { judged, season, one, of } = await aSignedClass()
  const admin = await anAdministrator(url)
  await admin.call(verifyClass, { ...inClass(judged), body: { revision: 1, version: of.version } })
  await control.settle()
  const at = await control.now()
  const fact = {
    time: at,
    detail: { id: newId('fct', at), at, payload: { eventId: judged.eventId, classKey: 'S1', revision: 1 } },
  } as unknown as EventBridgeEvent<'class.verified', unknown>
  const lines = await linesOf(season.id, one.userId)
  const heard = async () =>
    ((await one.client.call(listNotifications, {})).body.items ?? []).filter(
      ({ title }) => title === 'Results are official',
    ).length
  expect(await heard()).toBe(1)
  await Promise.all(Array.from({ length: 50 }, () => tellEntrants(fact)))
  // Another fact tells once more, however often it arrives.
  expect(await heard()).toBe(2)
  await Promise.all(Array.from({ length: 20 }, () => writePoints(fact)))
  expect(await linesOf(season.id, one.userId)).toEqual(lines)
})
