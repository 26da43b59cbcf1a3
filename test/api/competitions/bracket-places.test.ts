import { expect, it } from 'vitest'
import { type MatchMeasured, sidesOf } from '#shared/competitions/brackets/bracket.ts'
import { recordMatch } from '#shared/competitions/brackets/contract.ts'
import { getBoard, getClassWork } from '#shared/competitions/competitions/contract.ts'
import { reopenClass, signClass } from '#shared/competitions/competitions/publication-contract.ts'
import { verifyClass } from '#shared/competitions/competitions/verification-contract.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { draw, marked, placesOf, publish, putEntry, qualified, runAll, win } from '#test/support/brackets.ts'
import { inClass, putClass, storedClass } from '#test/support/competitions.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()

it.each(['disqualified', 'withdrawn'] as const)(
  'moves the other finalist up where the winner is %s, and asks to publish it before anyone signs',
  async (status) => {
    const judged = await qualified(3)
    const { client } = judged.head
    const run = await runAll(client, judged, (await draw(client, judged, 0)).body)
    const [final] = run.rounds.at(-1) ?? []
    expect((await publish(client, judged)).status).toBe(200)
    await putEntry(judged.of, final?.winnerId ?? '', status)
    const other = sidesOf(final ?? {}).find((side) => side !== final?.winnerId) ?? ''
    const placeNow = async () => {
      const { body: work } = await client.call(getClassWork, inClass(judged.of))
      return work.entries.find(({ entryId }) => entryId === other)?.place
    }
    await expect.poll(placeNow).toBe(1)
    const signed = await client.call(signClass, {
      ...inClass(judged.of),
      body: { version: (await storedClass(judged.of)).version },
    })
    expectProblem(signed, 409)
    expect((await publish(client, judged, 'The winner is out.')).status).toBe(200)
    const places = await placesOf(judged, 2)
    expect(places.get(final?.winnerId ?? '')).toBeUndefined()
    expect(places.get(other)).toBe(1)
    expect([...places.values()].filter(Boolean).toSorted()).toEqual([1, 2])
  },
)

it('never gives a match to a side that is out, and goes on once they are in again', async () => {
  const judged = await qualified(2)
  const { client } = judged.head
  const { body: drawn } = await draw(client, judged, 0)
  const [one = '', other = ''] = sidesOf(drawn.rounds[0]?.[0] ?? {})
  await marked(judged, [one])
  const at = { round: 0, match: 0 }
  const refused = await win(client, judged, at, one, 1)
  expectProblem(refused, 409, 'side_out')
  expect(refused.body).toMatchObject({
    detail: expect.stringMatching(/^.+ is absent\. The other side advances\.$/),
  })
  expect((await publish(client, judged)).body).toMatchObject({
    detail: expect.stringMatching(/^Final: .+ is absent\. Record who advances\.$/),
  })
  await putEntry(judged.of, other, 'disqualified')
  // Nobody is left to be placed.
  expect((await publish(client, judged)).status).toBe(200)
  await putEntry(judged.of, other, 'in')
  const { body: work } = await client.call(getClassWork, inClass(judged.of))
  expect(work.bracket?.rounds[0]?.[0]?.winnerId).toBeUndefined()
})

it('asks the head judge where the winner and the finalist are both out', async () => {
  const judged = await qualified(4)
  const { client } = judged.head
  const run = await runAll(client, judged, (await draw(client, judged, 0)).body)
  for (const side of sidesOf(run.rounds[1]?.[0] ?? {})) await putEntry(judged.of, side, 'disqualified')
  const losers = (run.rounds[0] ?? []).flatMap((match) =>
    sidesOf(match).filter((side) => side !== match.winnerId),
  )
  expect(losers).toHaveLength(2)
  expect((await publish(client, judged)).body).toMatchObject({
    code: 'entry_open',
    detail: 'The winner and the finalist are out. Change who won the semifinals, or draw again.',
  })
  const why = 'The winner is disqualified.'
  const again = await win(client, judged, { round: 0, match: 0 }, losers[0] ?? '', run.version, why)
  expect(again.body.rounds[1]?.[0]).toMatchObject({ a: losers[0] })
  await win(client, judged, { round: 1, match: 0 }, losers[0] ?? '', again.body.version)
  expect((await publish(client, judged)).status).toBe(200)
  const places = await placesOf(judged, 1)
  expect(losers.map((side) => places.get(side))).toEqual([1, 2])
})

it('verifies no places that have changed since the head judge signed them', async () => {
  const judged = await qualified(2)
  const { client } = judged.head
  const run = await runAll(client, judged, (await draw(client, judged, 0)).body)
  expect((await publish(client, judged)).status).toBe(200)
  await putClass({ event: judged.event, classKey: 'PX' }, { protestEndsAt: '2026-01-01T00:00:00.000Z' })
  const version = async () => (await storedClass(judged.of)).version
  const signed = await client.call(signClass, { ...inClass(judged.of), body: { version: await version() } })
  expect(signed.status).toBe(200)
  await putEntry(judged.of, run.rounds[0]?.[0]?.winnerId ?? '', 'disqualified')
  const admin = await anAdministrator(url)
  const verified = await admin.call(verifyClass, {
    ...inClass(judged.of),
    body: { revision: 1, version: await version() },
  })
  expectProblem(verified, 409, 'class_state')
})

it('publishes another revision for a corrected reading, and none where the bracket is as it was', async () => {
  const judged = await qualified(2)
  const { client } = judged.head
  const { body: drawn } = await draw(client, judged, 0)
  const winnerId = drawn.rounds[0]?.[0]?.a ?? null
  const read = (measured: MatchMeasured, version: number) =>
    client.call(recordMatch, {
      ...inClass(judged.of),
      body: { round: 0, match: 0, winnerId, measured, reason: why, version },
    })
  const why = 'The reading was copied wrong.'
  const { body: first } = await read({ a: 15_130, b: 15_092 }, drawn.version)
  expect((await publish(client, judged)).status).toBe(200)
  const reopen = async () => {
    const { version } = await storedClass(judged.of)
    expectSuccess(await client.call(reopenClass, { ...inClass(judged.of), body: { reason: why, version } }))
  }
  await reopen()
  expect((await publish(client, judged)).body).toMatchObject({ state: 'provisional', revision: 1 })
  await reopen()
  const corrected = { a: 15_140, b: 15_092 }
  expectSuccess(await read(corrected, first.version))
  expect((await publish(client, judged, why)).body).toMatchObject({ state: 'provisional', revision: 2 })
  const shown = async () => (await client.call(getBoard, inClass(judged.of))).body.bracket?.rounds[0]?.[0]
  await expect.poll(shown).toMatchObject({ winnerId, measured: corrected })
})

it('shows the bracket to everyone, with those who can still win ahead of all others', async () => {
  const judged = await qualified(9)
  const { client } = judged.head
  const { body: drawn } = await draw(client, judged, 0)
  const match = drawn.rounds[0]?.[0]
  const measured = { a: 15_130, b: 15_092 }
  await client.call(recordMatch, {
    ...inClass(judged.of),
    body: { round: 0, match: 0, winnerId: match?.a ?? null, measured, reason: '', version: 1 },
  })
  const board = async () => (await client.call(getBoard, inClass(judged.of))).body
  await expect
    .poll(async () => (await board()).bracket?.rounds[0]?.[0])
    .toEqual({ ...match, winnerId: match?.a, measured, out: [] })
  const { rows } = await board()
  expect(rows[0]?.entryId).toBe(match?.a)
  expect(rows.map(({ place }) => place)).toEqual([...Array.from({ length: 7 }, () => undefined), 5, 9])
  expect(rows.at(-2)?.entryId).toBe(match?.b)
  expect(rows.at(-1)?.entryId).toBe(judged.ids[8])
})
