import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MembershipType } from './membership-type.ts'
import { newUser, splitName } from './new-user.ts'

test('first and last name joined are the name', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const { firstName, lastName } = splitName(name)
      expect([firstName, lastName].filter(Boolean).join(' ')).toBe(name.trim().split(/\s+/).join(' '))
      expect(firstName).not.toMatch(/\s/)
    }),
  )
})

test('businesses wait for approval, no one else does, and no one starts completed', () => {
  for (const membershipType of MembershipType.options) {
    const user = newUser({ id: 'u', email: 'a@b.test', membershipType }, '2026-01-01T00:00:00.000Z')
    const isBusiness = ['retailer', 'manufacturer', 'organization'].includes(membershipType)
    expect([user.status, user.verificationStatus]).toEqual(
      isBusiness ? ['pending', 'pending'] : ['active', 'verified'],
    )
    expect(user.registrationCompleted).toBe(false)
    expect(user.name).toBe('a@b.test')
  }
})
