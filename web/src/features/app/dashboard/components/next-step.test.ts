import { expect, test } from 'vitest'
import type { Transaction } from '#shared/billing/transactions/transaction.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
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

const draft: Organization = {
  id: 'org_01K6SVBBMVQV08ZP9V4C92E5J5',
  name: 'Desert Bass Club',
  type: 'club',
  description: 'We meet every second Saturday in Mesa and measure what everyone has built.',
  website: 'https://desert.example',
  city: 'Mesa',
  state: 'AZ',
  status: 'draft',
  statusSince: '2026-11-25T12:00:00.000Z',
  ownerCount: 1,
  peopleCount: 1,
  createdAt: '2026-11-25T12:00:00.000Z',
  updatedAt: '2026-11-25T12:00:00.000Z',
  version: 1,
}

const stepFor = (organizations: OwnOrganization[] | undefined, over: Partial<Me> = {}) =>
  nextStep({ ...member, membershipType: 'organization', ...over }, nothing, { organizations })
const owned = (over: Partial<Organization>): OwnOrganization[] => [
  { organization: { ...draft, ...over }, role: 'owner' },
]

test('a member with an organization membership starts an organization, describes it, and submits it', () => {
  const to = `/organizations/${draft.id}/manage`
  expect(stepFor([])).toMatchObject({ title: 'Start your organization', to: '/organizations/new' })
  expect(stepFor(owned({ description: '', city: '' }))).toMatchObject({
    title: 'Describe Desert Bass Club',
    text: 'Still missing: at least 50 characters about it, city and state.',
    to,
  })
  expect(stepFor(owned({}))).toMatchObject({ title: 'Submit Desert Bass Club', to })
  expect(stepFor(owned({ reason: 'Tell us where you meet.' }))).toMatchObject({
    title: 'Desert Bass Club was not approved',
    to,
  })
})

test('an organization is no step while it is in review or active, for those who do not own it, and for other members', () => {
  expect(stepFor(undefined)).toBeUndefined()
  expect(stepFor(owned({ status: 'pending' }))).toBeUndefined()
  expect(stepFor(owned({ status: 'active' }))).toBeUndefined()
  expect(stepFor([{ organization: draft, role: 'editor' }])).toBeUndefined()
  expect(stepFor([], { status: 'pending' })).toBeUndefined()
  expect(stepFor([], { membershipType: 'retailer' })).toBeUndefined()
})

test('an approved business without a listing adds one, once it is known that there is none', () => {
  const business = { ...member, membershipType: 'retailer' } as const
  expect(nextStep(business, nothing, { hasListings: false })).toMatchObject({
    title: 'Add your business',
    to: '/directory/create',
  })
  expect(nextStep(business, nothing, { hasListings: true })).toBeUndefined()
  expect(nextStep(business, nothing)).toBeUndefined()
  expect(nextStep({ ...business, status: 'pending' }, nothing, { hasListings: false })).toBeUndefined()
  expect(nextStep(member, nothing, { hasListings: false })).toBeUndefined()
})

test('an approved business that has listed does the most urgent task of its listings', () => {
  const business = { ...member, membershipType: 'manufacturer' } as const
  const task = { title: 'Submit Bay Four', label: 'Submit', to: '/directory/create?id=lst_1' }
  expect(nextStep(business, nothing, { hasListings: true, task })).toMatchObject(task)
  expect(nextStep(business, nothing, { hasListings: true, task: null })).toBeUndefined()
  expect(nextStep({ ...business, status: 'pending' }, nothing, { task })).toBeUndefined()
  expect(nextStep(member, nothing, { task })).toBeUndefined()
})

test('a membership that was chosen and not begun makes a step likely', () => {
  expect(isStepLikely({ ...member, chosenMembership: 'pro_competitor' })).toBe(true)
  expect(isStepLikely({ ...member, membershipType: 'retailer', approvedMembership: 'retailer' })).toBe(false)
  expect(isStepLikely(member)).toBe(false)
})
