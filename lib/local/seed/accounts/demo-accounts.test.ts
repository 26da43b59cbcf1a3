import { expect, test } from 'vitest'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { demoUsers } from './demo-accounts.ts'
import { demoMembers } from './demo-members.ts'

const now = '2026-01-01T00:00:00.000Z'

test('every demo business that is active has been approved as what it is, and no other has', () => {
  const businesses = [...demoUsers(now), ...demoMembers(now)].filter(({ membershipType }) =>
    isBusiness(membershipType),
  )
  expect(businesses.length).toBeGreaterThan(4)
  for (const { status, membershipType, approvedMembership } of businesses)
    expect(approvedMembership).toBe(status === 'active' ? membershipType : undefined)
})
