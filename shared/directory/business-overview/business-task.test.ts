import { expect, test } from 'vitest'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { Claim } from '#shared/directory/organization-claims/claim.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import {
  type BusinessTask,
  contestOf,
  mostUrgentFirst,
  questionOf,
  taskOfOrganization,
  tasksOfListing,
} from './business-task.ts'

const now = '2026-11-29T12:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()

const listing = (over: Partial<Listing>) =>
  ({
    id: 'lst_01K6SVBBMVQV08ZP9V4C92E5J5',
    businessName: 'Bay Four Audio',
    listingType: 'retailer',
    description: 'We build enclosures and tune what people bring along to the shop.',
    place: { city: 'Mesa', state: 'AZ', zip: '85201' },
    phone: '+14805550100',
    website: '',
    email: '',
    services: ['tuning'],
    brands: [],
    pictures: [{}],
    hours: [],
    status: 'published',
    ...over,
  }) as unknown as Listing

const kinds = (over: Partial<Listing>, change?: Partial<ListingChange>) =>
  tasksOfListing(listing(over), change as ListingChange | undefined, now).map(({ kind }) => kind)

test('a draft is finished, which says what is missing, then submitted; a rejected one says why', () => {
  expect(tasksOfListing(listing({ status: 'draft', phone: '' }), undefined, now)).toMatchObject([
    { kind: 'finish', text: 'Still missing: a phone number, a website, or an email address.' },
  ])
  expect(kinds({ status: 'draft' })).toEqual(['submit'])
  expect(tasksOfListing(listing({ status: 'refused', reason: 'Name it.' }), undefined, now)).toMatchObject([
    { kind: 'refused', text: 'Name it.' },
  ])
})

test('a live listing wants pictures and hours, hours only where customers come', () => {
  expect(kinds({ pictures: [], hours: undefined })).toEqual(['pictures', 'hours'])
  expect(kinds({ listingType: 'manufacturer', hours: undefined })).toEqual([])
  expect(kinds({})).toEqual([])
})

test('one in review, paused, or merged wants nothing', () => {
  for (const status of ['pending', 'paused', 'closed', 'removed'] as const)
    expect(kinds({ status, pictures: [] }), status).toEqual([])
  expect(kinds({ status: 'draft', duplicateOf: 'lst_01K6SVBBMVQV08ZP9V4C92E5J6' })).toEqual([])
})

test('a change of the owner that was rejected stays a task for 30 days', () => {
  const refused = { kind: 'owner', status: 'refused', decidedAt: daysAgo(29) } as const
  expect(kinds({}, refused)).toEqual(['change_refused'])
  expect(kinds({}, { ...refused, status: 'partly' })).toEqual(['change_refused'])
  expect(kinds({}, { ...refused, decidedAt: daysAgo(31) })).toEqual([])
  expect(kinds({}, { ...refused, kind: 'suggestion' })).toEqual([])
  expect(kinds({}, { kind: 'owner', status: 'pending' })).toEqual([])
})

const claim = (over: Partial<Claim>) =>
  ({
    id: 'clm_01K6SVBBMVQV08ZP9V4C92E5J5',
    subject: { kind: 'listing', id: 'lst_01K6SVBBMVQV08ZP9V4C92E5J5' },
    name: 'Bay Four Audio',
    userId: 'ann',
    isContested: true,
    status: 'pending',
    createdAt: daysAgo(1),
    ...over,
  }) as Claim

test('a question about a claim is a task until it is too late to answer', () => {
  const asked = { status: 'needs_info', question: 'Who are you?', askedAt: daysAgo(1) } as const
  expect(questionOf(claim(asked), now)).toMatchObject({ kind: 'question', text: 'Who are you?' })
  expect(questionOf(claim({ ...asked, askedAt: daysAgo(14) }), now)).toBeUndefined()
  expect(questionOf(claim({}), now)).toBeUndefined()
})

test('a claim on what is one’s own is a task while one can object, once', () => {
  expect(contestOf(claim({}), 'bob', now)).toMatchObject({ kind: 'contest', until: daysAgo(-13) })
  expect(contestOf(claim({}), 'ann', now)).toBeUndefined()
  expect(contestOf(claim({ isContested: false }), 'bob', now)).toBeUndefined()
  expect(contestOf(claim({ status: 'withdrawn' }), 'bob', now)).toBeUndefined()
  expect(contestOf(claim({ createdAt: daysAgo(14) }), 'bob', now)).toBeUndefined()
  const objection = { by: 'bob', text: 'No.', at: now } as unknown as Claim['objection']
  expect(contestOf(claim({ objection }), 'bob', now)).toBeUndefined()
})

test('an organization that was not submitted is a task, with why or what is missing', () => {
  const draft = {
    id: 'org_01K6SVBBMVQV08ZP9V4C92E5J5',
    name: 'Desert Bass Club',
    description: '',
    city: 'Mesa',
    state: 'AZ',
    website: 'https://desert.example',
    status: 'draft',
  } as unknown as Organization
  expect(taskOfOrganization(draft)?.text).toBe('Still missing: at least 50 characters about it.')
  expect(taskOfOrganization({ ...draft, reason: 'Say more.' })?.text).toBe('Say more.')
  expect(taskOfOrganization({ ...draft, status: 'active' })).toBeUndefined()
})

test('what has a deadline comes first, then what stops a listing', () => {
  const tasks = ['hours', 'finish', 'question', 'refused', 'contest'].map(
    (kind) => ({ kind }) as BusinessTask,
  )
  expect(mostUrgentFirst(tasks).map(({ kind }) => kind)).toEqual([
    'contest',
    'question',
    'refused',
    'finish',
    'hours',
  ])
})
