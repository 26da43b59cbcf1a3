import { expect, test } from 'vitest'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import { isStepLikely, nextStep } from './next-step.ts'

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
  nextStep({ ...member, ...over }, billing)?.title

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
  expect(titleFor({ approvedMembership: 'retailer' }, { ...nothing, subscription })).toBeUndefined()
})

test('then comes the profile of a person, its picture last, and nothing where nothing is missing', () => {
  expect(nextStep({ ...member, bio: '', phone: '' }, nothing)).toMatchObject({
    title: 'Complete your profile',
    text: expect.stringContaining('bio, phone'),
  })
  expect(titleFor({ profileImage: undefined })).toBe('Add a picture')
  expect(titleFor()).toBeUndefined()
  expect(titleFor({ membershipType: 'pro_competitor' })).toBeUndefined()
})

test('the profile of a business is no step, since its dashboard lists what is missing', () => {
  expect(titleFor({ membershipType: 'retailer', bio: '' })).toBeUndefined()
})

test('a membership that was chosen and not begun makes a step likely', () => {
  expect(isStepLikely({ ...member, chosenMembership: 'pro_competitor' })).toBe(true)
  expect(isStepLikely({ ...member, membershipType: 'retailer', approvedMembership: 'retailer' })).toBe(false)
  expect(isStepLikely(member)).toBe(false)
})
