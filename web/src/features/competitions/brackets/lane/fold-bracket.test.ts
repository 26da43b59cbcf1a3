import { expect, test } from 'vitest'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { ScoringItem } from '#web/features/competitions/judge-scoring/offline/scoring-item.ts'
import { laneMatches, matchKey } from './fold-bracket.ts'

const work = (more: object = {}, absent: string[] = []): ClassWork =>
  ({
    of: { eventId: 'evt_1', classKey: 'PX', absent },
    format: { thirdPlaceRun: false, ...more },
    entries: ['ent_1', 'ent_2', 'ent_3', 'ent_4'].map((entryId) => ({ entryId, status: 'in' })),
    bracket: {
      rounds: [
        [
          { a: 'ent_1', b: 'ent_2' },
          { a: 'ent_3', b: 'ent_4' },
        ],
        [{}],
      ],
    },
  }) as unknown as ClassWork

let made = 0
const item = (round: number, match: number, sides: [string, string], more: object = {}): ScoringItem =>
  ({
    id: `item_${++made}`,
    kind: 'match',
    eventId: 'evt_1',
    classKey: 'PX',
    entryId: sides[0],
    state: 'waiting',
    match: { at: { round, match }, sides, winnerId: sides[0], measured: { a: 15_130, b: 15_090 } },
    ...more,
  }) as unknown as ScoringItem

const shown = (of: ClassWork, queue: ScoringItem[]) =>
  laneMatches(of, queue).map(({ at, sides, winnerId, isUnsent }) => [
    matchKey(at),
    sides.join(' '),
    winnerId,
    isUnsent,
  ])

test('the matches of the first round are open, and later ones wait for their sides', () => {
  expect(shown(work(), [])).toEqual([
    ['0-0', 'ent_1 ent_2', undefined, false],
    ['0-1', 'ent_3 ent_4', undefined, false],
  ])
})

test('winners that wait on this device open the final here at once, and the run for third place before it', () => {
  const queue = [item(0, 0, ['ent_1', 'ent_2']), item(0, 1, ['ent_3', 'ent_4'])]
  expect(shown(work({ thirdPlaceRun: true }), queue)).toEqual([
    ['0-0', 'ent_1 ent_2', 'ent_1', true],
    ['0-1', 'ent_3 ent_4', 'ent_3', true],
    ['third-0', 'ent_2 ent_4', undefined, false],
    ['1-0', 'ent_1 ent_3', undefined, false],
  ])
  expect(laneMatches(work(), queue)[2]).toMatchObject({ title: 'Final' })
})

test('what the server refused, what other sides ran, and what another class waits for decides nothing here', () => {
  const queue = [
    item(0, 0, ['ent_1', 'ent_2'], { state: 'attention' }),
    item(0, 1, ['ent_3', 'ent_9']),
    item(0, 1, ['ent_3', 'ent_4'], { classKey: 'S1' }),
  ]
  expect(shown(work(), queue).map(([, , winnerId]) => winnerId)).toEqual([undefined, undefined])
})

test('a match that the server has and that waits here, because its answer was lost, is sent', () => {
  const of = work()
  const [first] = of.bracket?.rounds[0] ?? []
  Object.assign(first ?? {}, { winnerId: 'ent_1' })
  expect(shown(of, [item(0, 0, ['ent_1', 'ent_2'])])[0]).toEqual(['0-0', 'ent_1 ent_2', 'ent_1', false])
})

test('who went on because both sides of a match are out stays in the final that waits here', () => {
  const ids = Array.from({ length: 8 }, (_, at) => `ent_${at + 1}`)
  const rounds = [
    [
      { a: 'ent_1', b: 'ent_2' },
      { a: 'ent_3', b: 'ent_4', winnerId: 'ent_3' },
      { a: 'ent_5', b: 'ent_6', winnerId: 'ent_5' },
      { a: 'ent_7', b: 'ent_8' },
    ],
    [{ b: 'ent_3', winnerId: 'ent_3' }, { a: 'ent_5' }],
    [{ a: 'ent_3' }],
  ]
  const of = {
    ...work({}, ['ent_1', 'ent_2']),
    entries: ids.map((entryId) => ({ entryId, status: 'in' })),
    bracket: { rounds },
  } as unknown as ClassWork
  const queue = [item(0, 3, ['ent_7', 'ent_8']), item(1, 1, ['ent_5', 'ent_7'])]
  expect(shown(of, queue).at(-1)).toEqual(['2-0', 'ent_3 ent_5', undefined, false])
})
