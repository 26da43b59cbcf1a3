import { expect, test } from 'vitest'
import type { Auth } from '#shared/platform/http/route.ts'
import { refusal } from './access.ts'
import { businessTypes, MembershipType } from './membership-type.ts'
import { AccountStatus, VerificationStatus } from './user.ts'

const standings = MembershipType.options.flatMap((membershipType) =>
  AccountStatus.options.flatMap((status) =>
    VerificationStatus.options.flatMap((verificationStatus) =>
      [true, false].map((registrationCompleted) => ({
        membershipType,
        status,
        verificationStatus,
        registrationCompleted,
      })),
    ),
  ),
)

const auths: Auth[] = [
  'public',
  'member',
  'complete',
  'admin',
  'webhook',
  { types: businessTypes },
  { permission: 'users.read' },
]

test('every standing has exactly one answer to every policy', () => {
  expect(standings).toHaveLength(108)
  for (const standing of standings)
    for (const auth of auths) {
      const refused = refusal(auth, standing)
      if (refused) expect(refused.kind).toBe('forbidden')
    }
})

test('public routes and webhooks ask for no standing', () => {
  for (const standing of standings) {
    expect(refusal('public', standing)).toBeUndefined()
    expect(refusal('webhook', standing)).toBeUndefined()
  }
})

test('a suspended account is refused everywhere else, administrators included', () => {
  for (const standing of standings.filter(({ status }) => status === 'suspended'))
    for (const auth of auths.filter((auth) => auth !== 'public' && auth !== 'webhook'))
      expect(refusal(auth, standing)?.code).toBe('account_suspended')
})

test('admin routes open for administrators alone', () => {
  for (const standing of standings)
    if (!refusal('admin', standing)) expect(standing.membershipType).toBe('admin')
})

test('what a member may not do, an account with more to prove may not do either', () => {
  for (const standing of standings)
    if (refusal('member', standing))
      for (const auth of ['complete', 'admin', { types: MembershipType.options }] as const)
        expect(refusal(auth, standing)).toBeDefined()
})

test('a permission opens for who has it, by membership or by role, in an active and completed account', () => {
  for (const standing of standings) {
    const usable = standing.status === 'active' && standing.registrationCompleted
    const verified = standing.verificationStatus !== 'pending' || standing.membershipType === 'admin'
    const auth = { permission: 'users.read' } as const
    expect(!refusal(auth, standing)).toBe(usable && standing.membershipType === 'admin')
    expect(!refusal(auth, standing, ['users.read'])).toBe(usable && verified)
    expect(refusal(auth, standing, ['events.create'])).toBeDefined()
  }
})

test('member types open for an active, completed, verified account of such a type alone', () => {
  for (const standing of standings) {
    const passes = !refusal({ types: businessTypes }, standing)
    const { membershipType, status, registrationCompleted, verificationStatus } = standing
    expect(passes).toBe(
      (businessTypes as readonly string[]).includes(membershipType) &&
        status === 'active' &&
        registrationCompleted &&
        verificationStatus !== 'pending',
    )
  }
})

test.each([
  ['complete', { registrationCompleted: false }, 'registration_incomplete'],
  ['member', { verificationStatus: 'pending' }, 'email_unverified'],
  [{ types: ['retailer'] }, { status: 'pending' }, 'account_pending'],
  [{ types: ['manufacturer'] }, {}, 'membership_type'],
  ['admin', {}, 'admin_only'],
] as const)('the refusal of %j says what is missing', (auth, missing, code) => {
  const retailer = {
    membershipType: 'retailer',
    status: 'active',
    verificationStatus: 'verified',
    registrationCompleted: true,
  } as const
  expect(refusal(auth, { ...retailer, ...missing })?.code).toBe(code)
})
