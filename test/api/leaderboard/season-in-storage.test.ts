import { expect, test } from 'vitest'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Event } from '#shared/events/events/event.ts'
import { controlOf } from '#test/support/control.ts'
import {
  anEventOf,
  aRunningSeason,
  competitors,
  placedAs,
  putVerified,
  type RunningSeason,
} from '#test/support/points.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const points = [15, 12, 9, 6, 3, 0]
const best = 2

/** Numbers that are the same in each run of the test. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function board({ season }: RunningSeason, classKey: string): Promise<[string, number][]> {
  const rows: [string, number][] = []
  const where = { pk: `SEA#${season.id}#CLS#${classKey}`, prefix: 'STAND#all#', consistent: true }
  for await (const row of eachItem(standings, where)) rows.push([row.competitorId, row.points])
  return rows.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

test('after random corrections and facts that come again, standings are those of a plain recomputation', async () => {
  const next = numbers(11)
  const running = await aRunningSeason({ bestN: best })
  const people = (await competitors(6)).map(({ id }) => id)
  const held: Event[] = []
  for (const daysAgo of [40, 30, 20]) held.push(await anEventOf(running, daysAgo))
  const classes = held.flatMap((event) => ['S1', 'S2'].map((classKey) => ({ event, classKey })))
  const orders = new Map<string, string[]>()
  const publish = async ({ event, classKey }: (typeof classes)[number]) => {
    const order = people
      .map((id) => ({ id, at: next(1000) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ id }) => id)
    orders.set(`${event.id} ${classKey}`, order)
    const of = await putVerified(
      event,
      classKey,
      order.map((id, at) => placedAs(id, at + 1)),
    )
    const fact = { eventId: of.eventId, classKey: of.classKey, revision: of.revision }
    const now = await control.now()
    const facts = Array.from({ length: 1 + next(3) }, () => announce('class.verified', fact, now))
    await commit(...facts)
  }
  for (const of of classes) await publish(of)
  for (let correction = 0; correction < 6; correction++) {
    const of = classes[next(classes.length)]
    if (of) await publish(of)
  }
  await control.settle()
  for (const classKey of ['S1', 'S2']) {
    const plain = people
      .map((id): [string, number] => {
        const earned = held.map(
          (event) => points[orders.get(`${event.id} ${classKey}`)?.indexOf(id) ?? -1] ?? 0,
        )
        const counted = earned.toSorted((a, b) => b - a).slice(0, best)
        return [id, counted.reduce((sum, one) => sum + one, 0)]
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(await board(running, classKey)).toEqual(plain)
  }
})
