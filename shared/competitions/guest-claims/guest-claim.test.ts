import { expect, test } from 'vitest'
import { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { claimed, claimRefusal } from './guest-claim.ts'

const ulid = (n: number) => `01HZZZZZZZZZZZZZZZZZZZ${n.toString().padStart(4, '0')}`
const user = (n: number) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}`
const at = '2027-07-10T15:00:00.000Z'

const result = (n: number, change: object = {}) =>
  CompetitionResult.parse({
    id: `res_${ulid(n)}`,
    source: 'import',
    eventId: `evt_${ulid(1)}`,
    eventOn: '2027-07-09',
    leagueId: `lge_${ulid(1)}`,
    classKey: 'T1',
    score: { sumHundredths: 15130, judges: 1 },
    notes: '',
    evidence: [],
    competitorId: user(n),
    isZero: false,
    status: 'verified',
    submittedBy: user(9),
    submittedAt: at,
    rejections: 0,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...change,
  })

const guest = (change: object = {}) =>
  result(1, { competitorId: undefined, guest: { name: 'Gus' }, ...change })

test('a guest’s result becomes a member’s who has none in that class', () => {
  expect(claimRefusal(guest(), [])).toBeUndefined()
  expect(claimRefusal(guest(), [result(2)])?.code).toBe('result_twice')
  expect(
    claimRefusal(guest(), [result(2, { status: 'superseded' }), result(3, { classKey: 'T2' })]),
  ).toBeUndefined()
  expect(claimRefusal(result(1), [])?.message).toBe('This result already belongs to a member.')
})

test('a claimed result is a further revision, except where its class has the revisions', () => {
  const member = { id: user(2) as never, state: 'OH' }
  const own = claimed(guest(), member)
  expect(own).toMatchObject({ competitorId: user(2), revision: 2, version: 2, state: 'OH' })
  expect(own).not.toHaveProperty('guest')
  expect(claimed(guest({ source: 'event', state: 'TX' }), member)).toMatchObject({ revision: 1, state: 'TX' })
})
