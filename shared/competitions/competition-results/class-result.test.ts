import { expect, test } from 'vitest'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import { classResult, isSameResult } from './class-result.ts'

const now = '2027-07-10T20:00:00.000Z'
const by = '00000000-0000-4000-8000-000000000001'
const member = '00000000-0000-4000-8000-000000000002'

const entry: PlacedEntry = {
  entryId: 'ent_01JZ0000000000000000000001',
  registrationId: 'reg_01JZ0000000000000000000001',
  competitorId: member,
  vehicle: {
    name: 'Daily',
    year: 2012,
    make: 'Honda',
    model: 'Civic',
    color: '',
    placement: 'trunk',
    woofers: [],
    powerWatts: 1500,
    powerBasis: 'rated',
    ampChannels: 1,
  },
  status: 'placed',
  place: 1,
  isShared: false,
  score: { sumHundredths: 15130, judges: 1 },
  isZero: false,
}

const revision: ClassRevision = {
  eventId: 'evt_01JZ0000000000000000000001',
  classKey: 'S1',
  revision: 1,
  entries: [entry],
  by,
  createdAt: now,
  version: 1,
}

const at = {
  of: { state: 'provisional' as const },
  revision,
  event: { leagueId: 'lge_01JZ0000000000000000000001' as const, eventOn: '2027-07-10' },
  state: 'OH',
}

test('a result has the id of its entry, so that it is written once', () => {
  expect(classResult(entry, at, undefined, now)).toMatchObject({
    id: 'res_01JZ0000000000000000000001',
    status: 'pending',
    state: 'OH',
  })
})

test('an absent or disqualified entrant has no result, and no one in a void class has', () => {
  for (const status of ['absent', 'disqualified', 'withdrawn'] as const)
    expect(classResult({ ...entry, status }, at, undefined, now)).toBeUndefined()
  expect(classResult(entry, { ...at, of: { state: 'void' } }, undefined, now)).toBeUndefined()
})

test('the home state of the day stays, and so does the member who claimed a guest’s result', () => {
  const guest: PlacedEntry = { ...entry, competitorId: undefined, guestName: 'Gus' }
  const before = classResult(entry, at, undefined, now)
  const after = classResult(guest, { ...at, state: 'KY' }, before, now)
  expect(after).toMatchObject({ state: 'OH', competitorId: member, version: 2 })
  expect(after?.guest).toBeUndefined()
})

test('the same result written later is the same, and one with another place is not', () => {
  const first = classResult(entry, at, undefined, now)
  const again = classResult(entry, at, first, '2027-07-11T20:00:00.000Z')
  const moved = classResult({ ...entry, place: 2 }, at, first, now)
  if (!first || !again || !moved) throw new Error('There is no result.')
  expect(isSameResult(first, again)).toBe(true)
  expect(isSameResult(first, moved)).toBe(false)
})
