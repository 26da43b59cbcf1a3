import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newUser } from '#shared/platform/users/new-user.ts'
import { MembershipType } from './membership-type.ts'
import { PublicMember, publicMember } from './public-member.ts'
import { AccountStatus, ProfileField, type User, VerificationStatus } from './user.ts'

const marked: User = {
  ...newUser(
    { id: '00000000-0000-4000-8000-000000000001', email: 'secret@mark.test', membershipType: 'retailer' },
    '2024-05-01T00:00:00.000Z',
  ),
  name: 'Ann Lee',
  phone: 'secret-phone',
  address: 'secret-address',
  zip: 'secret-zip',
  taxId: 'secret-tax',
  role: 'secret-role',
  profileImage: '/uploads/secret-profileImage.webp',
  bio: 'secret-bio',
  location: 'secret-location',
  city: 'secret-city',
  state: 'secret-state',
  country: 'secret-country',
  companyName: 'secret-companyName',
}

const users = fc
  .record({
    membershipType: fc.constantFrom(...MembershipType.options),
    status: fc.constantFrom(...AccountStatus.options),
    verificationStatus: fc.constantFrom(...VerificationStatus.options),
    registrationCompleted: fc.boolean(),
    isPublicProfile: fc.boolean(),
    publicFields: fc.subarray(ProfileField.options),
    city: fc.constantFrom('', 'secret-city'),
    profileHidden: fc.option(fc.constant({ reason: 'secret-reason', hiddenAt: '2026-01-01T00:00:00.000Z' }), {
      nil: undefined,
    }),
  })
  .map((given): User => ({ ...marked, ...given }))

test('a member is shown when they chose so, are active and verified, and have completed their registration', () => {
  fc.assert(
    fc.property(users, (user) => {
      expect(publicMember(user) !== undefined).toBe(
        user.isPublicProfile &&
          !user.profileHidden &&
          user.status === 'active' &&
          user.verificationStatus === 'verified' &&
          user.registrationCompleted,
      )
    }),
  )
})

test('others see only the fields that a member made public', () => {
  fc.assert(
    fc.property(users, (given) => {
      const user: User = {
        ...given,
        status: 'active',
        verificationStatus: 'verified',
        registrationCompleted: true,
        isPublicProfile: true,
        profileHidden: undefined,
      }
      const member = PublicMember.parse(publicMember(user))
      const seen = JSON.stringify(member).match(/secret-\w+/g) ?? []
      // The place in one line is told where there is no city, which is hidden by itself.
      const untold = user.city ? 'location' : 'city'
      const told = user.publicFields.filter((field) => field !== untold && field !== 'garage')
      expect(seen.sort()).toEqual(told.map((field) => `secret-${field}`).sort())
      expect(JSON.stringify(member)).not.toContain('secret@')
      expect(member.memberSince).toBe(2024)
    }),
  )
})

test('the address that stands in for a missing name is not shown', () => {
  const shown: User = {
    ...marked,
    status: 'active',
    verificationStatus: 'verified',
    registrationCompleted: true,
    isPublicProfile: true,
  }
  for (const name of ['secret@mark.test', 'SECRET@mark.test', ' ', ''])
    expect(publicMember({ ...shown, name })?.name).toBe('Member')
  expect(publicMember({ ...shown, bio: '' })).not.toHaveProperty('bio')
})
