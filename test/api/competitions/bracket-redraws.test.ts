import { expect, it } from 'vitest'
import { tellOfRedraw } from '#core/competitions/brackets/tell-of-redraw.ts'
import { brackets } from '#core/competitions/competitions/brackets.ts'
import { sidesOf } from '#shared/competitions/brackets/bracket.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { alsoQualified, draw, marked, qualified, win } from '#test/support/brackets.ts'
import { inClass, sendRun, staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const reason = 'A score was corrected.'

it('draws again with the seed that it stored, for a reason that is logged, and only where others qualify', async () => {
  const judged = await qualified(2)
  const organizer = judged.organizer.client
  expectProblem(await draw((await staffOf(judged.eventId, 'lane')).client, judged, 0), 403, 'not_staff')
  expect((await draw(organizer, judged, 0)).body).toMatchObject({ version: 1 })
  const first = await brackets.get(judged.of)
  expectProblem(await draw(organizer, judged, 1, reason), 409, 'bracket_unchanged')
  const late = await alsoQualified(judged, 14_000)
  expectProblem(await draw(organizer, judged, 1, 'Too short'), 409, 'reason_needed')
  const again = await draw(organizer, judged, 1, reason)
  expect(again.body).toMatchObject({ version: 2, seed: first?.seed, redraws: [{ reason, lost: 0 }] })
  expect(again.body.rounds.flat().flatMap(sidesOf)).toContain(late)
  expectProblem(await draw(organizer, judged, 1, reason), 409, 'version_conflict')
  // Everyone who works at the class reads why, and the log has it.
  const { body: work } = await organizer.call(getClassWork, inClass(judged.of))
  expect(work.bracket?.redraws?.map((one) => one.reason)).toEqual([reason])
  const admin = await anAdministrator(url)
  const log = await admin.call(listActivities, { query: { userId: judged.organizer.userId } })
  expect(log.body.items.map(({ description }) => description)).toContain(
    `Drew the bracket again (${reason}): ${judged.event.classes?.[0]?.name} of ${judged.event.title}`,
  )
})

it('keeps matches that ran when the head judge draws again, and names what would change before', async () => {
  const judged = await qualified(4)
  const { client } = judged.head
  const organizer = judged.organizer.client
  const { body: drawn } = await draw(client, judged, 0)
  expect((await organizer.call(getClassWork, inClass(judged.of))).body.redraw).toBeUndefined()
  const kept = drawn.rounds[0]?.find((match) => !sidesOf(match).some((side) => side === judged.ids[3]))
  const at = { round: 0, match: drawn.rounds[0]?.indexOf(kept ?? {}) ?? 0 }
  const { body: run } = await win(client, judged, at, kept?.a ?? '', 1)
  // Only the first three are still there: the worst is absent.
  await marked(judged, [judged.ids[3] ?? ''])
  const late = await alsoQualified(judged, 14_000)
  const { body: work } = await organizer.call(getClassWork, inClass(judged.of))
  expect(work.redraw).toMatchObject({ comes: [late], leaves: [judged.ids[3]], lost: 0 })
  const lane = await staffOf(judged.eventId, 'lane')
  expect((await lane.client.call(getClassWork, inClass(judged.of))).body.redraw).toBeUndefined()
  expectProblem(await draw(organizer, judged, run.version, reason), 409, 'bracket_begun')
  const { body: again } = await draw(client, judged, run.version, reason)
  expect(again.rounds[0]?.[at.match]).toMatchObject({ ...kept, winnerId: kept?.a })
  expect(again).toMatchObject({ seed: drawn.seed, redraws: [{ reason, lost: 0 }] })
  expect(again.rounds[0]?.flatMap(sidesOf)).toContain(late)
})

it('tells the head judges once that other entries qualify than those that were drawn', async () => {
  const judged = await qualified(2)
  await draw(judged.head.client, judged, 0)
  const told = async () =>
    (await judged.head.client.call(listNotifications, { query: {} })).body.items.filter(
      ({ kind }) => kind === 'bracket_redraw',
    )
  const late = await alsoQualified(judged, 14_000)
  await expect.poll(async () => (await told()).length).toBe(1)
  const [news] = await told()
  expect(news?.message).toMatch(/^.+ at .+: Qualifies now: .+\. Drawing again keeps every match that ran\.$/)
  await sendRun(
    judged.head.client,
    judged.of,
    { entryId: late as never },
    { runNo: 2, measuredHundredths: 13_000 },
  )
  await tellOfRedraw(judged.of, await control.now())
  expect(await told()).toHaveLength(1)
})
