import fc from 'fast-check'
import { expect, test } from 'vitest'
import { permissionsByType } from '#shared/platform/roles/permissions.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { CompetitionResult, ResultReport } from './competition-result.ts'
import { resultChange, resultRemoval } from './result-change.ts'
import { mayResultBecome, rejectRefusal, reportRefusal, verifiedAs, verifyRefusal } from './result-refusal.ts'

const submittedAt = '2027-07-10T15:00:00.000Z'
const inTime = '2027-07-11T14:59:59.999Z'
const tooLate = '2027-07-11T15:00:00.000Z'
const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const me = 'a3bb189e-8bf9-4c1f-9f54-1b8f1b8f1b8f'

const result = CompetitionResult.parse({
  id: `res_${ulid}`,
  source: 'member',
  elsewhere: { eventName: 'Spring Slam', eventOn: '2027-07-09', city: 'Tulsa', state: 'OK' },
  eventOn: '2027-07-09',
  leagueId: `lge_${ulid}`,
  classKey: 'T1',
  score: { sumHundredths: 15130, judges: 1 },
  notes: '',
  evidence: [],
  competitorId: me,
  isZero: false,
  status: 'pending',
  submittedBy: me,
  submittedAt,
  rejections: 0,
  revision: 1,
  createdAt: submittedAt,
  updatedAt: submittedAt,
  version: 1,
})

const as = (type: MembershipType, change: { userId?: string; ownsEvent?: boolean } = {}) => ({
  userId: me,
  permissions: new Set(permissionsByType[type]),
  ownsEvent: false,
  eventName: 'Spring Slam',
  ...change,
})

test('a competitor changes score, vehicle, notes and evidence for 24 hours, to the millisecond', () => {
  expect(resultChange(result, as('competitor'), inTime)).toEqual({
    kind: 'edit',
    fields: ['score', 'vehicleId', 'notes', 'evidenceUploadIds'],
  })
  expect(resultChange(result, as('competitor'), tooLate)).toMatchObject({
    refusal: { message: 'The 24-hour edit window has closed. Contact support.' },
  })
  expect(resultRemoval(result, as('competitor'), inTime)).toEqual({ kind: 'remove' })
  expect(resultRemoval(result, as('competitor'), tooLate)).toMatchObject({
    refusal: { message: 'You can remove a result for 24 hours.' },
  })
})

test('a competitor’s verified result stays, also on its first day', () => {
  const verified = { ...result, status: 'verified' as const }
  expect(resultChange(verified, as('competitor'), submittedAt).kind).toBe('refused')
  expect(resultRemoval(verified, as('competitor'), submittedAt).kind).toBe('refused')
})

test.each(['pro_competitor', 'organization', 'manufacturer', 'retailer'] as const)(
  'a %s changes all of an unverified result at any age, and corrects or takes back a verified one',
  (type) => {
    const late = '2028-01-01T00:00:00.000Z'
    const change = resultChange(result, as(type), late)
    expect(change).toMatchObject({ kind: 'edit', fields: expect.arrayContaining(['classKey', 'seasonId']) })
    expect(resultChange({ ...result, status: 'verified' }, as(type), late).kind).toBe('correction')
    expect(resultRemoval(result, as(type), late).kind).toBe('remove')
    expect(resultRemoval({ ...result, status: 'verified' }, as(type), late).kind).toBe('take_back')
  },
)

test('what others submitted is theirs, unless the event is one’s own or one is an administrator', () => {
  const others = { ...result, submittedBy: 'other' as never }
  for (const type of MembershipType.options) {
    const change = resultChange(others, as(type), submittedAt)
    expect(change.kind).toBe(type === 'admin' ? 'edit' : 'refused')
    if (change.kind === 'refused')
      expect(change.refusal.message).toBe('You can only change your own results.')
  }
  expect(resultChange(others, as('organization', { ownsEvent: true }), submittedAt).kind).toBe('edit')
  expect(resultRemoval(others, as('organization'), submittedAt)).toMatchObject({
    refusal: { message: 'You can only remove your own results.' },
  })
})

test('a result that was rejected three times is for support', () => {
  const rejected = { ...result, status: 'rejected' as const, rejections: 2 }
  expect(resultChange(rejected, as('pro_competitor'), submittedAt).kind).toBe('edit')
  expect(resultChange({ ...rejected, rejections: 3 }, as('pro_competitor'), submittedAt)).toMatchObject({
    refusal: { message: 'This result was rejected three times. Contact support.' },
  })
})

test('what judges reported, and what was replaced, no one changes here', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MembershipType.options), (type) => {
      expect(resultChange({ ...result, source: 'event' }, as(type), submittedAt)).toMatchObject({
        refusal: {
          message: 'The judges of Spring Slam report this class. File a protest there if something is wrong.',
        },
      })
      expect(resultRemoval({ ...result, status: 'superseded' }, as(type), submittedAt).kind).toBe('refused')
    }),
  )
})

test('a report has at most four files', () => {
  const { elsewhere, leagueId, classKey, score, notes } = result
  const report = { elsewhere, leagueId, classKey, score, notes, evidenceUploadIds: ['a', 'b', 'c', 'd'] }
  expect(ResultReport.safeParse(report).success).toBe(true)
  expect(
    ResultReport.safeParse({ ...report, evidenceUploadIds: [...report.evidenceUploadIds, 'e'] }).success,
  ).toBe(false)
})

const elsewhere = { elsewhere: result.elsewhere }
const today = '2027-07-10'

test('one reports one’s own results of elsewhere, and of what is over', () => {
  const own = { userId: me, competitorId: me }
  expect(reportRefusal(elsewhere, own, today)).toBeUndefined()
  expect(reportRefusal(elsewhere, own, '2027-07-08')?.message).toBe('This event has not taken place yet.')
  expect(reportRefusal(elsewhere, { userId: me, competitorId: 'other' }, today)?.message).toBe(
    'You can only report your own results.',
  )
  expect(reportRefusal({}, own, today)?.code).toBe('event_needed')
  expect(reportRefusal({ ...elsewhere, eventId: `evt_${ulid}` }, own, today)?.code).toBe('event_needed')
})

test('what judges report here no member reports, but for the organizer', () => {
  const here = { eventId: `evt_${ulid}` as const }
  const event = { name: 'Summer Jam', hasClass: true, isOwn: false }
  expect(reportRefusal(here, { userId: me, competitorId: me, event }, today)?.message).toBe(
    'The judges of Summer Jam report this class. File a protest there if something is wrong.',
  )
  expect(
    reportRefusal(here, { userId: me, competitorId: 'other', event: { ...event, isOwn: true } }, today),
  ).toBeUndefined()
})

test('no one verifies an own result, and one that is close only with a reason', () => {
  const verifier = { userId: 'admin', reason: '', isTeammate: false }
  expect(verifyRefusal(result, verifier)).toBeUndefined()
  expect(verifyRefusal(result, { ...verifier, userId: me })?.message).toBe(
    'Someone else must verify this result.',
  )
  const mate = { ...verifier, isTeammate: true }
  expect(verifyRefusal(result, mate)?.code).toBe('reason_needed')
  expect(verifyRefusal(result, { ...mate, reason: 'There is no one else.' })).toBeUndefined()
  const typed = { ...result, submittedBy: 'admin' as never }
  expect(verifyRefusal(typed, verifier)?.code).toBe('reason_needed')
  expect([verifiedAs(typed, verifier), verifiedAs(result, mate), verifiedAs(result, verifier)]).toEqual([
    'submitter',
    'teammate',
    undefined,
  ])
  const changed = { ...result, changedBy: 'admin' as never }
  expect(verifyRefusal(changed, verifier)?.code).toBe('reason_needed')
  expect(verifiedAs(changed, verifier)).toBe('submitter')
  expect(verifyRefusal({ ...result, status: 'verified' }, verifier)?.code).toBe('result_decided')
})

test('a refusal says why', () => {
  expect(rejectRefusal(result, { userId: 'admin', decision: 'No.' })?.message).toBe(
    'Say why in a sentence so they can try again.',
  )
  expect(
    rejectRefusal(result, { userId: 'admin', decision: 'The picture shows another meter.' }),
  ).toBeUndefined()
  expect(rejectRefusal(result, { userId: me, decision: 'The picture shows another.' })?.code).toBe(
    'own_result',
  )
  expect(rejectRefusal({ ...result, status: 'rejected' }, { userId: 'admin', decision: '' })?.code).toBe(
    'result_decided',
  )
})

test('a result is decided once, and a rejected one comes back by being changed', () => {
  expect(mayResultBecome('pending', 'verified')).toBe(true)
  expect(mayResultBecome('rejected', 'pending')).toBe(true)
  expect(mayResultBecome('rejected', 'verified')).toBe(false)
  expect(mayResultBecome('verified', 'pending')).toBe(false)
  expect(mayResultBecome('verified', 'superseded')).toBe(true)
})
