import { expect, test } from 'vitest'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { nextStep } from './next-step.ts'

const member = {
  ...newUser(
    { id: crypto.randomUUID(), email: 'ann@example.test', membershipType: 'competitor' },
    '2026-11-25T12:00:00.000Z',
  ),
  status: 'active',
  verificationStatus: 'verified',
  profileImage: '/media/p.webp',
  bio: 'Two 12s and patience.',
  phone: '+15125550100',
  city: 'Austin',
  state: 'TX',
  country: 'United States',
  unreadNotifications: 0,
  sessionTimeoutMinutes: 30,
} as Me

const nothing = { failedPayments: [] }
const failed = { id: 'txn_1', amountCents: 999, retryable: true, failure: 'The card was declined.' }

const titleFor = (over: Partial<Me> = {}, billing: Parameters<typeof nextStep>[1] = nothing) =>
  nextStep({ ...member, ...over }, billing).title

test('a payment that failed comes before everything else, and leads to where it is made again', () => {
  const step = nextStep(
    { ...member, verificationStatus: 'pending' },
    { failedPayments: [failed as Transaction] },
  )
  expect(step).toMatchObject({ title: 'Pay the $9.99 that failed', to: '/billing?retry=txn_1' })
  const subscription = { status: 'past_due', planName: 'Retailer' } as never
  expect(titleFor({}, { ...nothing, subscription })).toBe('Your last payment failed')
})

test('the email and the documents of a business come before what is bought', () => {
  const waiting = { chosenMembership: 'pro_competitor' } as const
  expect(titleFor({ ...waiting, verificationStatus: 'pending' })).toBe('Verify your email')
  expect(titleFor({ ...waiting, businessVerification: 'draft' })).toBe('Send your documents')
  expect(titleFor({ ...waiting, businessVerification: 'refused' })).toBe('Your business was not approved')
})

test('a membership that was chosen or approved waits for its payment, until there is one', () => {
  expect(titleFor({ chosenMembership: 'pro_competitor' })).toBe('Start your Pro Competitor membership')
  expect(titleFor({ approvedMembership: 'retailer' })).toBe('Start your Retailer membership')
  const subscription = { status: 'active' } as never
  expect(titleFor({ approvedMembership: 'retailer' }, { ...nothing, subscription })).toBe('You’re all set')
})

test('then comes the profile, its picture last, and a look at the memberships for members who pay for none', () => {
  expect(nextStep({ ...member, bio: '', phone: '' }, nothing)).toMatchObject({
    title: 'Complete your profile',
    text: expect.stringContaining('bio, phone'),
  })
  expect(titleFor({ profileImage: undefined })).toBe('Add a picture')
  expect(titleFor()).toBe('See what Pro adds')
  expect(titleFor({ membershipType: 'pro_competitor' })).toBe('You’re all set')
})
