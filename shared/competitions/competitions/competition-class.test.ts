import { expect, test } from 'vitest'
import { meterScore } from '#shared/rules/scores/score.ts'
import { classPlaces, tieDecisionRefusal } from './class-places.ts'
import {
  amendRefusal,
  type EntryWork,
  excuseRefusal,
  publishRefusal,
  signRefusal,
  tieRefusal,
  verifyClassRefusal,
  voidRefusal,
  workRefusal,
} from './class-refusal.ts'
import { amended, begun, changedPlaces, published, reopened, signed, verified, voided } from './class-step.ts'
import { Amendment, CompetitionClass, EventLanes, judgesOf, TieDecision } from './competition-class.ts'

const now = '2027-07-10T18:05:00.000Z'
const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const judge = 'a3bb189e-8bf9-4c1f-9f54-1b8f1b8f1b8f'
const hand = { by: judge, at: now }
const entryId = (n: number) => `ent_${ulid.slice(0, -1)}${n}` as const
const zone = 'America/Chicago'

const planned = CompetitionClass.parse({
  eventId: `evt_${ulid}`,
  classKey: 'T1',
  state: 'planned',
  revision: 0,
  recorded: 0,
  runsAllowed: 2,
  judgeIds: [judge],
  excused: [],
  orderBy: 'number',
  order: [],
  absent: [],
  ties: [],
  amendments: [],
  createdAt: now,
  updatedAt: now,
  version: 1,
})
const running = begun(planned)
const work = (number: number, change: Partial<EntryWork> = {}): EntryWork => ({
  entryId: entryId(number),
  number,
  status: 'in',
  hasScore: true,
  missingJudges: 0,
  judges: 0,
  ...change,
})
const publishing: Parameters<typeof publishRefusal>[1] = {
  entries: [work(1), work(2)],
  openTie: undefined,
  asShared: false,
}

test('a class goes from its first run over places and a signature to verified', () => {
  expect(running.state).toBe('running')
  expect(publishRefusal(running, publishing)).toBeUndefined()
  const provisional = published(running, hand, 30)
  expect(provisional).toMatchObject({
    state: 'provisional',
    revision: 1,
    protestEndsAt: '2027-07-10T18:35:00.000Z',
  })
  const final = signed(provisional, hand)
  expect(signRefusal(provisional, 0, zone, '2027-07-10T18:35:00.000Z')).toBeUndefined()
  expect(verifyClassRefusal(final, ['ann'], judge)).toBeUndefined()
  expect(verified(final, hand)).toMatchObject({ state: 'verified', signature: hand, verification: hand })
})

test.each<[string, Partial<typeof publishing> & { entries?: EntryWork[]; openTie?: number }, string]>([
  [
    'two sheets of two entries are missing',
    {
      entries: [
        work(12, { hasScore: false, missingJudges: 1, judges: 3 }),
        work(14, { hasScore: false, missingJudges: 1, judges: 3 }),
      ],
    },
    'Two sheets are missing: 12, 14.',
  ],
  [
    'one sheet is missing',
    { entries: [work(7, { hasScore: false, missingJudges: 1, judges: 2 })] },
    'One sheet is missing: 7.',
  ],
  [
    'an entry was not judged at all',
    { entries: [work(7, { hasScore: false, missingJudges: 3, judges: 3 })] },
    'Number 7 has not been judged, marked absent, or withdrawn.',
  ],
  [
    'an entry has no run',
    { entries: [work(9, { hasScore: false })] },
    'Number 9 has not been judged, marked absent, or withdrawn.',
  ],
  ['a tie is open', { openTie: 2 }, 'Break the tie for place 2 first, or publish it as shared.'],
])('places stay in while %s', (_, change, message) => {
  expect(publishRefusal(running, { ...publishing, ...change })?.message).toBe(message)
})

test('no one waits for an entrant who is absent, withdrawn, moved or disqualified, and a tie may be shared', () => {
  const open = { hasScore: false }
  const entries = [
    work(1, open),
    work(2, { ...open, status: 'withdrawn' }),
    work(3, { ...open, status: 'disqualified' }),
    work(4, { ...open, status: 'moved' }),
  ]
  expect(
    publishRefusal({ ...running, absent: [entryId(1)] }, { entries, openTie: 1, asShared: true }),
  ).toBeUndefined()
  expect(publishRefusal(running, { entries, openTie: 1, asShared: true })?.code).toBe('entry_open')
})

test.each([
  ['2027-07-10T18:34:59.999Z', 0, 'Protests are open until 1:35 PM CDT.'],
  ['2027-07-10T18:35:00.000Z', 1, 'One protest is still open.'],
  ['2027-07-10T18:35:00.000Z', 2, 'Two protests are still open.'],
  ['2027-07-10T18:35:00.000Z', 12, '12 protests are still open.'],
  ['2027-07-10T18:35:00.000Z', 0, undefined],
])('at %s with %i open protests, signing answers %s', (at, open, message) => {
  expect(signRefusal(published(running, hand, 30), open, zone, at)?.message).toBe(message)
})

test('a class on hold is not signed', () => {
  const held = { ...published(running, hand, 0), holdReason: 'The meter is being checked.' }
  expect(signRefusal(held, 0, zone, now)?.message).toBe('This class is on hold: The meter is being checked.')
})

test('no one verifies or amends a class in which they competed', () => {
  const own = 'You competed in this class. Someone else must verify it.'
  const final = signed(published(running, hand, 30), hand)
  expect(verifyClassRefusal(final, [judge], judge)?.message).toBe(own)
  const done = verified(final, hand)
  expect(amendRefusal(done, [judge], judge, 'The meter was off by one.')?.message).toBe(own)
  expect(amendRefusal(done, [], judge, 'short')?.message).toBe('Give a reason of at least 10 characters.')
  expect(amendRefusal(done, [], judge, 'The meter was off by one.')).toBeUndefined()
  expect(amendRefusal(final, [], judge, 'The meter was off by one.')?.code).toBe('class_state')
})

test('an amendment is the next revision of a class that stays verified', () => {
  const done = verified(signed(published(running, hand, 30), hand), hand)
  const reason = 'The meter was off by one.'
  const next = amended(done, hand, { entryIds: [entryId(1)], reason })
  expect(next).toMatchObject({ state: 'verified', revision: 2 })
  expect(next.amendments.map((one) => Amendment.parse(one).reason)).toEqual([reason])
})

test('published again, only those whose places changed have new time', () => {
  const first = published(running, hand, 30)
  const again = published(
    reopened(first, '2027-07-10T18:50:00.000Z'),
    { ...hand, at: '2027-07-10T19:00:00.000Z' },
    30,
    {
      entryIds: [entryId(2)],
      reason: 'A protest was upheld.',
    },
  )
  expect(again).toMatchObject({
    revision: 2,
    protestEndsAt: first.protestEndsAt,
    changedProtests: { endsAt: '2027-07-10T19:30:00.000Z', entryIds: [entryId(2)] },
  })
  expect(signRefusal(again, 0, zone, '2027-07-10T19:29:59.999Z')?.message).toBe(
    'Protests are open until 2:30 PM CDT.',
  )
  const third = published(
    reopened(again, '2027-07-10T19:00:00.000Z'),
    { ...hand, at: '2027-07-10T19:10:00.000Z' },
    30,
    {
      entryIds: [entryId(1)],
      reason: 'Another protest was upheld.',
    },
  )
  expect(third.changedProtests?.entryIds).toEqual([entryId(2), entryId(1)])
  const same = published(
    reopened(first, '2027-07-10T18:50:00.000Z'),
    { ...hand, at: '2027-07-10T19:00:00.000Z' },
    30,
    {
      entryIds: [],
      reason: 'A protest was upheld.',
    },
  )
  expect(same).toMatchObject({ revision: 2, protestEndsAt: first.protestEndsAt })
  expect(same.changedProtests).toBeUndefined()
})

test('the time for protests does not run while a class is open again', () => {
  const first = published(running, hand, 30)
  const open = reopened(first, '2027-07-10T18:15:00.000Z')
  const changed = { entryIds: [entryId(2)], reason: 'A protest was upheld.' }
  const again = published(open, { ...hand, at: '2027-07-10T18:55:00.000Z' }, 30, changed)
  expect(again.protestEndsAt).toBe('2027-07-10T19:15:00.000Z')
  expect(again).not.toHaveProperty('openedAt')
  const reopen = reopened(again, '2027-07-10T19:20:00.000Z')
  const third = published(reopen, { ...hand, at: '2027-07-10T19:30:00.000Z' }, 30, {
    ...changed,
    entryIds: [],
  })
  expect(third).toMatchObject({
    protestEndsAt: '2027-07-10T19:15:00.000Z',
    changedProtests: { endsAt: '2027-07-10T19:35:00.000Z' },
  })
})

test('a void class takes nothing more and keeps what it has', () => {
  const none = voided(running, hand, 'The lane was flooded.')
  expect(voidRefusal(running, [], judge, 'short')?.code).toBe('reason_needed')
  expect(voidRefusal(running, [], judge, 'The lane was flooded.')).toBeUndefined()
  expect(voidRefusal(running, [judge], judge, 'The lane was flooded.')).toMatchObject({
    code: 'own_class',
    message: 'You compete in this class. Another administrator must declare it void.',
  })
  expect(voidRefusal(none, [], judge, 'The lane was flooded.')?.code).toBe('class_state')
  expect(workRefusal(none)?.message).toBe('This class is void.')
  expect(publishRefusal(none, publishing)?.code).toBe('class_state')
})

const allowed = {
  work: ['planned', 'running'],
  tie: ['planned', 'running', 'provisional', 'verified'],
  publish: ['running', 'provisional'],
  sign: ['provisional'],
  verify: ['final'],
  amend: ['verified'],
  void: ['planned', 'running', 'provisional', 'final', 'verified'],
}

test('each step is taken from its own states and from no other', () => {
  const reason = 'A reason that is long enough.'
  const taken = Object.fromEntries(Object.keys(allowed).map((step) => [step, [] as string[]]))
  for (const state of CompetitionClass.shape.state.options) {
    const of = { ...running, state }
    if (!workRefusal(of)) taken.work?.push(state)
    if (!tieRefusal(of)) taken.tie?.push(state)
    if (!publishRefusal(of, publishing)) taken.publish?.push(state)
    if (!signRefusal(of, 0, zone, now)) taken.sign?.push(state)
    if (!verifyClassRefusal(of, [], judge)) taken.verify?.push(state)
    if (!amendRefusal(of, [], judge, reason)) taken.amend?.push(state)
    if (!voidRefusal(of, [], judge, reason)) taken.void?.push(state)
  }
  expect(taken).toEqual(allowed)
})

test('a judge who is excused with a reason is not waited for', () => {
  expect(excuseRefusal(running, judge, 'Sick')?.code).toBe('reason_needed')
  expect(excuseRefusal(running, 'other', 'Went home sick')?.code).toBe('class_state')
  expect(excuseRefusal(running, judge, 'Went home sick')).toBeUndefined()
  expect(
    judgesOf({ judgeIds: [judge], excused: [{ ...hand, judgeId: judge, reason: 'Went home sick' }] }),
  ).toEqual([])
})

test('a tie is broken for everyone who shares the place', () => {
  const field = [1, 2, 3].map((n) => ({
    entryId: entryId(n),
    score: meterScore(n === 3 ? 1 : 2),
    isZero: false,
  }))
  const placed = classPlaces(field, { ties: [], decisions: [], betterIs: 'more' })
  expect(tieDecisionRefusal(placed, [entryId(2), entryId(1)])).toBeUndefined()
  expect(tieDecisionRefusal(placed, [entryId(1)])).toBe('List everyone who shares the place.')
  expect(tieDecisionRefusal(placed, [entryId(1), entryId(3)])).toBeDefined()
  expect(tieDecisionRefusal(placed, [entryId(3)])).toBeDefined()
  expect(
    TieDecision.safeParse({ ...hand, step: 'run_off', order: [entryId(2), entryId(1)], text: '150.1' })
      .success,
  ).toBe(true)
  const reordered = placed.map((one) => ({ ...one, place: one.entryId === entryId(3) ? 3 : 2 }))
  expect(changedPlaces(placed, reordered).toSorted()).toEqual([entryId(1), entryId(2)])
})

test('an event names its lanes', () => {
  const lanes = {
    eventId: `evt_${ulid}`,
    lanes: [{ id: 'north', name: 'North' }],
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  expect(EventLanes.parse(lanes)).toEqual(lanes)
})
