import { expect, test } from 'vitest'
import type { Claim } from './claim.ts'
import { assertClaims } from './claim-limits.ts'
import { answeredClaim, askedClaim, assertMayApprove, endedClaim, objectedClaim } from './stepped-claim.ts'

const filedAt = '2026-11-01T12:00:00.000Z'
const claim: Claim = {
  id: 'clm_01KB0000000000000000000000',
  subject: { kind: 'listing', id: 'lst_01KB0000000000000000000000' },
  name: 'Bass Works',
  userId: '7f6f0f0e-0000-4000-8000-000000000001',
  role: 'owner',
  message: 'I have run this place since it opened.',
  emailProof: 'none',
  documents: [],
  isContested: true,
  status: 'pending',
  createdAt: filedAt,
  version: 3,
}
const code = (act: () => unknown) => {
  try {
    act()
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('a question can be answered for 14 days', () => {
  const asked = askedClaim(claim, 'Since when?', '2026-11-02T12:00:00.000Z')
  expect(asked).toMatchObject({ status: 'needs_info', version: 4 })
  expect(answeredClaim(asked, 'Since 2019.', '2026-11-16T11:59:59.999Z').status).toBe('pending')
  expect(code(() => answeredClaim(asked, 'Since 2019.', '2026-11-16T12:00:00.000Z'))).toBe(
    'claim_answer_late',
  )
})

test('an owner can object for 14 days, and then an approval needs no reason', () => {
  const objection = { by: claim.userId, text: 'I still run this shop every day.' }
  const inTime = '2026-11-15T11:59:59.999Z'
  const late = '2026-11-15T12:00:00.000Z'
  expect(objectedClaim(claim, objection, inTime).objection?.at).toBe(inTime)
  expect(code(() => objectedClaim(claim, objection, late))).toBe('objection_late')
  expect(code(() => assertMayApprove(claim, '', inTime))).toBe('claim_wait')
  expect(code(() => assertMayApprove(claim, '', late))).toBeUndefined()
  const against = objectedClaim(claim, objection, inTime)
  expect(code(() => assertMayApprove(against, '', late))).toBe('claim_wait')
  expect(code(() => assertMayApprove(against, 'The register says so.', late))).toBeUndefined()
})

test('what has ended is decided, and one that lost says so', () => {
  const lost = endedClaim(claim, 'superseded', { now: filedAt })
  expect(code(() => endedClaim(lost, 'approved', { now: filedAt }))).toBe('claim_lost')
  const done = endedClaim(claim, 'withdrawn', { now: filedAt })
  expect(code(() => endedClaim(done, 'approved', { now: filedAt }))).toBe('already_decided')
})

test('a try counts for 30 days', () => {
  const { userId, subject } = claim
  const subjectOf = `${subject.kind}#${subject.id}`
  const filed = ['2026-10-01', '2026-10-10', '2026-10-20'].map((day) => ({
    subject: subjectOf,
    at: `${day}T00:00:00.000Z`,
  }))
  const tries = { onSubject: [], ofMember: { open: [], filed } }
  expect(code(() => assertClaims({ userId, subject }, tries, '2026-10-30T23:59:59.999Z'))).toBe('claim_again')
  expect(code(() => assertClaims({ userId, subject }, tries, '2026-10-31T00:00:00.000Z'))).toBeUndefined()
})
