import { expect, test } from 'vitest'
import { League, LeagueNumber } from '#shared/rules/leagues/league.ts'
import { eligibilityRefusal } from './eligibility-refusal.ts'
import { EventSeason } from './event-season.ts'
import { Season, SeasonFields } from './season.ts'
import { changesStandings, onlyAddsClasses, seasonChangeRefusal, seasonDateRefusal } from './season-change.ts'
import { maySeasonBecome, nextSeasonOf } from './season-step.ts'

const now = '2027-01-01T00:00:00.000Z'
const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const league = League.parse({
  id: `lge_${ulid}`,
  name: 'Loud League',
  abbreviation: 'LL',
  memberNumbers: true,
  createdAt: now,
  updatedAt: now,
  version: 1,
})

const fields: SeasonFields = SeasonFields.parse({
  leagueId: league.id,
  name: 'Season 2027',
  year: 2027,
  startsOn: '2027-01-01',
  endsOn: '2027-10-31',
  pointsTable: { steps: [{ multiplier: 1, places: [5, 4, 3, 2, 1], others: 0 }], perEntry: 0 },
  bestN: 4,
  minEvents: 3,
  eligibility: { leagueNumber: true, paidMembership: true },
  ties: ['wins', 'seconds', 'thirds', 'best_score'],
  teamBestPerEvent: 5,
})
const active = Season.parse({
  id: `sea_${ulid}`,
  ...fields,
  status: 'active',
  notes: [],
  createdAt: now,
  updatedAt: now,
  version: 1,
})

test('a running season takes a new end, a new name and rules with more classes', () => {
  const rulebook = { rulebookId: `rbk_${ulid}` as const, versionNo: 2 }
  expect(
    seasonChangeRefusal(active, { ...fields, name: 'Season', endsOn: '2027-11-30', rulebook }),
  ).toBeUndefined()
  expect(EventSeason.parse({ seasonId: active.id, multiplier: 3, rulebook }).multiplier).toBe(3)
})

test.each<[Partial<SeasonFields>]>([
  [{ bestN: 5 }],
  [{ bestN: undefined }],
  [{ ties: ['wins'] }],
  [{ pointsTable: { ...fields.pointsTable, perEntry: 1 } }],
])('%o needs a reason, because people have seen the standings', (change) => {
  const next = { ...fields, ...change }
  expect(changesStandings(active, next)).toBe(true)
  expect(seasonChangeRefusal(active, next, 'short')?.message).toBe(
    'This changes standings that people have already seen. Say why.',
  )
  expect(seasonChangeRefusal(active, next, 'The rules committee voted.')).toBeUndefined()
  expect(seasonChangeRefusal({ ...active, status: 'draft' }, next)).toBeUndefined()
})

test('a number of events that is left out is a change, too', () => {
  const { bestN: _, ...all } = fields
  expect(changesStandings(active, all)).toBe(true)
  expect(seasonChangeRefusal(active, all)?.code).toBe('season_reason_needed')
})

test('the rest of a running season is fixed, and all of a closed one', () => {
  expect(seasonChangeRefusal(active, { ...fields, minEvents: 1 }, 'A reason that is long')?.message).toBe(
    'The least number of events cannot change while the season is running.',
  )
  expect(seasonChangeRefusal({ ...active, status: 'closed' }, { ...fields, name: 'Other' })?.code).toBe(
    'season_closed',
  )
  expect(seasonChangeRefusal(active, { ...fields, endsOn: '2026-12-31' })?.code).toBe('season_days')
})

test('an event counts in a season that runs on its day', () => {
  expect(seasonDateRefusal(active, '2027-10-31')).toBeUndefined()
  expect(seasonDateRefusal(active, '2027-11-01')?.message).toBe('Season 2027 is not running on that date.')
  expect(seasonDateRefusal({ ...active, status: 'draft' }, '2027-05-01')?.code).toBe('season_not_running')
})

test('seasons open, close, and can be opened again', () => {
  expect(maySeasonBecome({ status: 'draft' }, 'active')).toBe(true)
  expect(maySeasonBecome({ status: 'draft' }, 'closed')).toBe(false)
  expect(maySeasonBecome({ status: 'closed' }, 'active')).toBe(true)
  expect(maySeasonBecome({ status: 'active' }, 'draft')).toBe(false)
})

test('the next season begins as a draft a year later, also after a leap day', () => {
  const next = nextSeasonOf(
    { ...active, startsOn: '2028-02-29', notes: [{ at: now, reason: 'Voted.' }] },
    active.id,
    now,
  )
  expect(next).toMatchObject({
    name: 'Season 2028',
    year: 2028,
    startsOn: '2029-02-28',
    status: 'draft',
    notes: [],
  })
})

const number = LeagueNumber.parse({
  leagueId: league.id,
  userId: 'a3bb189e-8bf9-4c1f-9f54-1b8f1b8f1b8f',
  number: '4711',
  validUntilOn: '2027-07-10',
  createdAt: now,
  updatedAt: now,
  version: 1,
})
const member = { userId: number.userId, leagueNumber: number, paid: [{ fromOn: '2027-07-10' }] }

test.each([
  ['on the last day of the number and the first of the membership', member, '2027-07-10', undefined],
  ['a day later', member, '2027-07-11', 'No league number was valid on the day of the event.'],
  [
    'a membership bought later',
    member,
    '2027-07-09',
    'No paid membership was active on the day of the event.',
  ],
  [
    'a number typed the day after by the clock of the venue',
    { ...member, leagueNumber: { ...number, createdAt: '2027-07-11T05:00:00.000Z' } },
    '2027-07-10',
    'No league number was valid on the day of the event.',
  ],
  [
    'a number typed in the evening of the day',
    { ...member, leagueNumber: { ...number, createdAt: '2027-07-11T04:59:00.000Z' } },
    '2027-07-10',
    undefined,
  ],
  [
    'a number typed later that an administrator has checked',
    {
      ...member,
      leagueNumber: { ...number, createdAt: '2027-09-01T05:00:00.000Z', checkedBy: number.userId },
    },
    '2027-07-10',
    undefined,
  ],
  [
    'no number',
    { ...member, leagueNumber: undefined },
    '2027-07-10',
    'No league number was valid on the day of the event.',
  ],
  [
    'the day on which a membership ends',
    { ...member, paid: [{ fromOn: '2027-01-01', untilOn: '2027-07-10' }] },
    '2027-07-10',
    'No paid membership was active on the day of the event.',
  ],
  ['a guest', { paid: [] }, '2027-07-10', 'Guests earn no points.'],
])('%s', (_, entrant, on, refusal) => {
  expect(eligibilityRefusal(fields.eligibility, entrant, { on, timeZone: 'America/Chicago' })).toBe(refusal)
})

test('where a season asks for nothing, every member earns points', () => {
  expect(
    eligibilityRefusal(
      { leagueNumber: false, paidMembership: false },
      { userId: 'x', paid: [] },
      { on: '2027-07-10', timeZone: 'America/Chicago' },
    ),
  ).toBeUndefined()
})

test('a version that only adds classes changes none of the others', () => {
  const one = { key: 'T1', name: 'T1', formatKey: 'p', division: '', order: 1, text: '', retired: false }
  expect(onlyAddsClasses([one], [one, { ...one, key: 'T2' }])).toBe(true)
  expect(onlyAddsClasses([one], [{ ...one, order: 2 }])).toBe(false)
  expect(onlyAddsClasses([one], [])).toBe(false)
})
