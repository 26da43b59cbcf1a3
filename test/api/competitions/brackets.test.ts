import { expect, it } from 'vitest'
import { brackets } from '#core/competitions/competitions/brackets.ts'
import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Match } from '#shared/competitions/brackets/bracket.ts'
import { sidesOf } from '#shared/competitions/brackets/bracket.ts'
import { drawBracket, recordMatch } from '#shared/competitions/brackets/contract.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { publishClass } from '#shared/competitions/competitions/publication-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { draw, firstOf, qualified, runAll, win } from '#test/support/brackets.ts'
import { inClass, judgedEvent, staffOf, storedClass } from '#test/support/competitions.ts'
import { expectProblem } from '#test/support/expect-problem.ts'

it('publishes the places of a bracket once every match has a winner', async () => {
  const judged = await qualified(4)
  const { client } = judged.head
  const publish = async () =>
    client.call(publishClass, {
      ...inClass(judged.of),
      body: { version: (await storedClass(judged.of)).version },
    })
  expect((await publish()).body).toMatchObject({ code: 'entry_open', detail: 'Draw the bracket first.' })
  const drawn = await draw(client, judged, 0)
  expect(drawn.body.rounds.flat().flatMap(sidesOf).toSorted()).toEqual(judged.ids.toSorted())
  expect((await publish()).body).toMatchObject({
    code: 'entry_open',
    detail: 'The bracket is not finished.',
  })
  const run = await runAll(client, judged, drawn.body)
  const [final] = run.rounds.at(-1) ?? []
  const losers = (run.rounds[0] ?? []).flatMap((match) =>
    sidesOf(match).filter((side) => side !== match.winnerId),
  )
  const third = await win(client, judged, { round: 'third', match: 0 }, losers[1] ?? '', run.version)
  expect(third.body.thirdPlace).toMatchObject({ winnerId: losers[1] })
  expect((await publish()).status).toBe(200)
  const revision = await classRevisions.get({ ...judged.of, revision: 1 })
  const placeOf = (entryId: string | undefined) =>
    revision?.entries.find((one) => one.entryId === entryId)?.place
  expect([final?.a, final?.b, losers[1], losers[0]].map(placeOf)).toEqual([1, 2, 3, 4])
})

it('takes a winner once, and lets the head judge alone change who won, with a reason that all who work there read', async () => {
  const judged = await qualified(2)
  const lane = await staffOf(judged.eventId, 'lane')
  const { body: drawn } = await draw(judged.head.client, judged, 0)
  const [one = '', other = ''] = sidesOf(drawn.rounds[0]?.[0] ?? {})
  const at = { round: 0, match: 0 }
  const answers = await Promise.all([one, other].map((id) => win(lane.client, judged, at, id, 1)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = answers.find(({ status }) => status === 200)?.body.rounds[0]?.[0]?.winnerId ?? ''
  expect((await win(lane.client, judged, at, won, 2)).body).toMatchObject({ version: 2 })
  const loser = won === one ? other : one
  expectProblem(await win(lane.client, judged, at, loser, 2), 409, 'match_decided')
  const { client } = judged.head
  expectProblem(await win(client, judged, at, loser, 2, 'Too short'), 409, 'reason_needed')
  const reason = 'The wrong side was pressed.'
  const { body: changed } = await win(client, judged, at, loser, 2, reason)
  expect(changed).toMatchObject({ version: 3, changes: [{ reason }] })
  expect(changed.rounds[0]?.[0]?.winnerId).toBe(loser)
  const { body: work } = await lane.client.call(getClassWork, inClass(judged.of))
  expect(work.bracket?.changes?.map((one) => one.reason)).toEqual([reason])
  expectProblem(await win(judged.head.client, judged, { round: 1, match: 0 }, one, 3), 404, 'match_unknown')
})

it('takes back the winner that was recorded last within a minute, and no other one', async () => {
  const judged = await qualified(4)
  const { client } = await staffOf(judged.eventId, 'lane')
  const { body: drawn } = await draw(judged.head.client, judged, 0)
  const [first, second] = [0, 1].map((match) => ({ round: 0, match }))
  if (!first || !second) throw new Error('There are two matches.')
  const winnerOf = (match: number) => firstOf(drawn.rounds[0]?.[match])
  await win(client, judged, first, winnerOf(0), 1)
  const undone = await win(client, judged, first, null, 2)
  expect(undone.body.rounds).toEqual(drawn.rounds)
  expect((await win(client, judged, first, null, 3)).body).toMatchObject({ version: 3 })

  await win(client, judged, first, winnerOf(0), 3)
  const { body: later } = await win(client, judged, second, winnerOf(1), 4)
  expectProblem(await win(client, judged, first, null, 5), 409, 'undo_over')
  const updatedAt = addTime(later.updatedAt, { minutes: -1 })
  await commit(brackets.put({ ...later, updatedAt, version: 6 }, { version: 5 }))
  expectProblem(await win(client, judged, second, null, 6), 409, 'undo_over')
})

it('draws no bracket of one, and none in a class without pairs', async () => {
  const judged = await qualified(1)
  expectProblem(await draw(judged.head.client, judged, 0), 409, 'too_few_qualified')
  const other = await judgedEvent()
  const answer = await other.organizer.client.call(drawBracket, { ...inClass(other), body: { version: 0 } })
  expect(answer.body).toMatchObject({ code: 'class_state', detail: 'This class has no bracket.' })
})

it('takes matches from a lane by their sides, both at once, with what the meter read', async () => {
  const judged = await qualified(4)
  const { client } = await staffOf(judged.eventId, 'lane')
  const { body: drawn } = await draw(judged.head.client, judged, 0)
  const [first, second] = drawn.rounds[0] ?? []
  const record = (match: number, of: Match | undefined, winnerId: string | undefined, measured: object) =>
    client.call(recordMatch, {
      ...inClass(judged.of),
      body: {
        round: 0,
        match,
        winnerId: winnerId as never,
        measured,
        reason: '',
        sides: [of?.a, of?.b] as never,
      },
    })
  const measured = { a: 15_130, b: 15_092 }
  const answers = await Promise.all([
    record(0, first, first?.a, measured),
    record(1, second, second?.a, measured),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const repeated = await record(0, first, first?.a, measured)
  expect(repeated.body).toMatchObject({
    version: 3,
    rounds: [
      [
        { winnerId: first?.a, measured },
        { winnerId: second?.a, measured },
      ],
      [{ a: first?.a, b: second?.a }],
    ],
  })
  expectProblem(await record(0, second, second?.a, measured), 409, 'match_changed')
  const neither = await client.call(recordMatch, {
    ...inClass(judged.of),
    body: { round: 0, match: 0, winnerId: first?.a as never, reason: '' },
  })
  expectProblem(neither, 400, 'validation_failed')
})
