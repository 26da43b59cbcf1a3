import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBuy } from '#shared/billing/plans/may-buy.ts'
import { changeStanding, closeAccount, refuseOwnAccount, type StandingChange } from './change-standing.ts'
import { editAsAdmin } from './edit-as-admin.ts'
import { businessTypes, MembershipType } from './membership-type.ts'
import { newUser } from './new-user.ts'
import { AccountStatus, type User, VerificationStatus } from './user.ts'

const now = '2026-06-01T00:00:00.000Z'

const accounts: fc.Arbitrary<User> = fc
  .record({
    membershipType: fc.constantFrom(...MembershipType.options),
    status: fc.constantFrom(...AccountStatus.options),
    verificationStatus: fc.constantFrom(...VerificationStatus.options),
  })
  .map((standing) => ({
    ...newUser({ id: 'u', email: 'a@b.test', membershipType: 'competitor' }, '2026-01-01T00:00:00.000Z'),
    ...standing,
  }))

const changes: fc.Arbitrary<StandingChange> = fc.oneof(
  fc.constant({ action: 'approve' } as const),
  fc.constant({ action: 'suspend', reason: 'Spam' } as const),
  fc.constant({ action: 'reactivate' } as const),
  fc
    .constantFrom(...MembershipType.options)
    .map((membershipType) => ({ action: 'change_type', membershipType }) as const),
)

const attempt = (user: User, change: StandingChange) => {
  try {
    return changeStanding(user, change, now)
  } catch {
    return undefined
  }
}

test('an account that is being deleted no longer changes, and one whose owner may still keep it does', () => {
  const user = newUser({ id: 'u', email: 'a@b.test', membershipType: 'competitor' }, now)
  const closed = closeAccount(user, 'Spam', now)
  expect(closed).toMatchObject({ status: 'suspended', deletionDueAt: now, version: user.version + 1 })
  const refused = expect.objectContaining({ code: 'deletion_begun' })
  expect(() => changeStanding(closed, { action: 'reactivate' }, now)).toThrow(refused)
  expect(() => editAsAdmin(closed, { city: 'Tulsa' }, now)).toThrow(refused)
  expect(() => closeAccount(closed, 'Again', now)).toThrow(refused)
  const asked = { ...user, deletionDueAt: '2026-06-15T00:00:00.000Z' }
  expect(changeStanding(asked, { action: 'suspend', reason: 'Spam' }, now).status).toBe('suspended')
  expect(closeAccount(asked, 'Spam', now).deletionDueAt).toBe(now)
})

test('a change that was made is refused the second time', () => {
  fc.assert(
    fc.property(accounts, changes, (user, change) => {
      const changed = attempt(user, change)
      fc.pre(changed !== undefined)
      expect(attempt(changed as User, change)).toBeUndefined()
      expect(changed?.version).toBe(user.version + 1)
    }),
  )
})

test('a reactivated member stands where they stood before the suspension', () => {
  fc.assert(
    fc.property(accounts, (user) => {
      fc.pre(user.status !== 'suspended')
      const suspended = changeStanding(user, { action: 'suspend', reason: 'Spam' }, now)
      expect(suspended.status).toBe('suspended')
      const { version, updatedAt, suspension, ...back } = changeStanding(
        suspended,
        { action: 'reactivate' },
        now,
      )
      const { version: _, updatedAt: __, ...before } = user
      expect(back).toEqual(before)
      expect(suspension).toBeUndefined()
    }),
  )
})

test('an approval never lifts a suspension, and proves no address', () => {
  fc.assert(
    fc.property(accounts, (user) => {
      const approved = attempt(user, { action: 'approve' })
      expect(approved !== undefined).toBe(user.status === 'pending')
      if (user.verificationStatus === 'pending' && approved)
        expect(approved.verificationStatus).toBe('pending')
    }),
  )
})

test('no one changes their own standing', () => {
  expect(() => refuseOwnAccount('a', 'a')).toThrow('your own account')
  expect(() => refuseOwnAccount('a', 'b')).not.toThrow()
})

const suspended = (user: User) => changeStanding(user, { action: 'suspend', reason: 'Spam' }, now)
const reactivated = (user: User) => changeStanding(user, { action: 'reactivate' }, now)

test.each(businessTypes)(
  'a %s that an administrator has approved by any way may come back to its plan',
  (type) => {
    const start = newUser({ id: 'u', email: 'a@b.test', membershipType: type }, now)
    const toType = { action: 'change_type', membershipType: type } as const
    const asMember = { ...start, membershipType: 'competitor', status: 'pending' } as const
    for (const approved of [
      changeStanding(start, { action: 'approve' }, now),
      editAsAdmin(start, { status: 'active' }, now).edited,
      editAsAdmin(asMember, { status: 'active', membershipType: type }, now).edited,
      editAsAdmin({ ...asMember, status: 'active' }, { membershipType: type }, now).edited,
      changeStanding({ ...asMember, status: 'active' }, toType, now),
      reactivated(changeStanding(suspended({ ...asMember, status: 'active' }), toType, now)),
    ]) {
      expect(approved.status).toBe('active')
      const ended = { ...approved, membershipType: 'competitor' } as const
      expect(mayBuy(ended, type)).toBe(true)
      for (const other of businessTypes.filter((one) => one !== type))
        expect(mayBuy(ended, other)).toBe(false)
    }
  },
)

test('only businesses wait for approval: a member of another type is active, also after a suspension', () => {
  const start = newUser({ id: 'u', email: 'a@b.test', membershipType: 'retailer' }, now)
  const toMember = { action: 'change_type', membershipType: 'competitor' } as const
  const suspended = changeStanding(start, { action: 'suspend', reason: 'Spam' }, now)
  const statuses = [
    changeStanding(start, toMember, now),
    editAsAdmin(start, { membershipType: 'competitor' }, now).edited,
    changeStanding(changeStanding(suspended, toMember, now), { action: 'reactivate' }, now),
    changeStanding(start, { ...toMember, membershipType: 'manufacturer' }, now),
    editAsAdmin(start, { membershipType: 'manufacturer' }, now).edited,
    changeStanding(suspended, toMember, now),
  ].map(({ status }) => status)
  expect(statuses).toEqual(['active', 'active', 'active', 'pending', 'pending', 'suspended'])
  expect(editAsAdmin(start, { membershipType: 'competitor' }, now).fields).toEqual([
    'membershipType',
    'status',
  ])
})

test('the plan decides the membership of a paying member, except for administrators', () => {
  const start = newUser({ id: 'u', email: 'a@b.test', membershipType: 'pro_competitor' }, now)
  const payer = { ...start, subscriptionPlan: 'pro_competitor_monthly' }
  const to = (membershipType: MembershipType) => ({ action: 'change_type', membershipType }) as const
  expect(() => changeStanding(payer, to('retailer'), now)).toThrow('pays for a plan')
  expect(() => editAsAdmin(payer, { membershipType: 'retailer' }, now)).toThrow('pays for a plan')
  expect(editAsAdmin(payer, { membershipType: 'pro_competitor', phone: '' }, now).edited.phone).toBe('')
  const admin = changeStanding(payer, to('admin'), now)
  expect(changeStanding(admin, to('competitor'), now).membershipType).toBe('competitor')
})

test('a refused business that is given another type is no longer refused, even after a suspension', () => {
  const start = newUser({ id: 'u', email: 'a@b.test', membershipType: 'retailer' }, now)
  const refused = { ...start, verificationStatus: 'rejected' } as const
  const suspended = changeStanding(refused, { action: 'suspend', reason: 'Spam' }, now)
  const toMember = { action: 'change_type', membershipType: 'competitor' } as const
  const standings = [
    changeStanding(refused, toMember, now),
    editAsAdmin(refused, { membershipType: 'competitor' }, now).edited,
    changeStanding(suspended, toMember, now),
    changeStanding(start, toMember, now),
    changeStanding(refused, { ...toMember, membershipType: 'manufacturer' }, now),
  ].map(({ verificationStatus }) => verificationStatus)
  expect(standings).toEqual(['verified', 'verified', 'verified', 'pending', 'rejected'])
})

test('no one who is going to be deleted is made an administrator, whose account cannot be', () => {
  const start = newUser({ id: 'u', email: 'a@b.test', membershipType: 'competitor' }, now)
  const leaving = { ...start, deletionDueAt: '2026-06-15T00:00:00.000Z' }
  const toAdmin = { action: 'change_type', membershipType: 'admin' } as const
  expect(() => changeStanding(leaving, toAdmin, now)).toThrow('scheduled for deletion')
  expect(() => editAsAdmin(leaving, { membershipType: 'admin' }, now)).toThrow('scheduled for deletion')
  expect(changeStanding(leaving, { ...toAdmin, membershipType: 'retailer' }, now).status).toBe('active')
  expect(changeStanding(start, toAdmin, now).membershipType).toBe('admin')
})
