import { expect, test } from 'vitest'
import { changeStanding } from '#shared/platform/users/change-standing.ts'
import type { MembershipType } from '#shared/platform/users/membership-type.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import type { AccountStatus } from '#shared/platform/users/user.ts'
import { decidedUser, settleSubmission } from './decide-verification.ts'
import { newVerification } from './verification.ts'

const now = '2026-01-01T00:00:00.000Z'
const user = newUser({ id: 'u', email: 'a@b.test', membershipType: 'competitor' }, now)
const applicant = { name: 'Ann', companyName: 'Bass Bay', membershipType: 'competitor' } as const
const asked = { forMembership: 'retailer', applicant } as const

test('an approved application allows the membership and names the company where the profile names none', () => {
  const approved = decidedUser(user, asked, { outcome: 'approved' }, now)
  expect(approved).toEqual({
    ...user,
    approvedMembership: 'retailer',
    companyName: 'Bass Bay',
    version: user.version + 1,
  })
  const named = decidedUser({ ...user, companyName: 'Own' }, asked, { outcome: 'approved' }, now)
  expect(named.companyName).toBe('Own')
})

test('a refused application changes nothing, not even an earlier approval', () => {
  const earlier = { ...user, approvedMembership: 'organization' } as const
  const refused = decidedUser(earlier, asked, { outcome: 'refused', reason: 'No.' }, now)
  expect(refused).toEqual({ ...earlier, version: user.version + 1 })
})

test('the approval of a registered business outlasts its membership', () => {
  const business = newUser({ id: 'u', email: 'a@b.test', membershipType: 'manufacturer' }, now)
  expect(decidedUser(business, {}, { outcome: 'approved' }, now)).toMatchObject({
    status: 'active',
    approvedMembership: 'manufacturer',
  })
})

test('a business that is approved while suspended is open once it is reactivated', () => {
  const business = newUser({ id: 'u', email: 'a@b.test', membershipType: 'retailer' }, now)
  const suspended = changeStanding(business, { action: 'suspend', reason: 'Spam' }, now)
  const approved = decidedUser(suspended, {}, { outcome: 'approved' }, now)
  expect(approved.status).toBe('suspended')
  expect(changeStanding(approved, { action: 'reactivate' }, now).status).toBe('active')
  const refused = decidedUser(suspended, {}, { outcome: 'refused', reason: 'No.' }, now)
  expect(changeStanding(refused, { action: 'reactivate' }, now).status).toBe('pending')
})

test('documents that were approved are a draft again when an administrator takes the approval back', () => {
  const approved = { ...newVerification('u'), state: 'approved', decidedAt: now } as const
  const pending = { membershipType: 'retailer', status: 'pending' } as const
  expect(settleSubmission(approved, pending, now)).toEqual({ ...newVerification('u'), version: 1 })
  for (const other of [
    { ...pending, status: 'active' } as const,
    { ...pending, membershipType: 'competitor' } as const,
  ])
    expect(settleSubmission(approved, other, now)).toBeUndefined()
})

test('a submission waits for as long as its sender may become what it asks for', () => {
  const own = { ...newVerification('u'), state: 'submitted' } as const
  const application = { ...own, forMembership: 'retailer' } as const
  const stateOf = (
    sent: typeof own | typeof application,
    membershipType: MembershipType,
    status: AccountStatus = 'active',
  ) => settleSubmission(sent, { membershipType, status }, now)?.state ?? 'waits'
  expect([
    stateOf(own, 'retailer', 'pending'),
    stateOf(own, 'manufacturer', 'suspended'),
    stateOf(own, 'retailer'),
    stateOf(own, 'competitor'),
    stateOf(own, 'admin'),
  ]).toEqual(['waits', 'waits', 'approved', 'draft', 'draft'])
  expect([
    stateOf(application, 'competitor'),
    stateOf(application, 'pro_competitor', 'pending'),
    stateOf(application, 'retailer'),
    stateOf(application, 'retailer', 'pending'),
    stateOf(application, 'manufacturer'),
    stateOf(application, 'admin'),
  ]).toEqual(['waits', 'waits', 'approved', 'draft', 'draft', 'draft'])
  expect(settleSubmission(newVerification('u'), { membershipType: 'admin', status: 'active' }, now)).toBe(
    undefined,
  )
})
