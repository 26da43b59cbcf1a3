import { expect, test } from 'vitest'
import { profileCompleteness } from './profile-completeness.ts'

const full = {
  membershipType: 'competitor',
  profileImage: '/media/p.webp',
  bio: 'Two 12s and patience.',
  phone: '+15125550100',
  city: 'Austin',
  state: 'TX',
  country: 'United States',
  companyName: '',
} as const

test('a competitor is complete without a company', () => {
  expect(profileCompleteness(full)).toEqual({ percent: 100, missing: [] })
})

test('a business is asked for its name', () => {
  expect(profileCompleteness({ ...full, membershipType: 'retailer' })).toEqual({
    percent: 80,
    missing: ['Company name'],
  })
})

test('blanks do not count, and a city without a state is half an answer', () => {
  const profile = { ...full, profileImage: undefined, bio: '  ', state: '' }
  expect(profileCompleteness(profile)).toEqual({ percent: 25, missing: ['Picture', 'Bio', 'Location'] })
})
