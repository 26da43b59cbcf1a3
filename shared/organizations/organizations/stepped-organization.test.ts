import { expect, test } from 'vitest'
import { type Organization, OrganizationStatus } from './organization.ts'
import {
  assertEditable,
  mayStep,
  missingFields,
  type OrganizationStep,
  steppedOrganization,
} from './stepped-organization.ts'

const at = '2026-11-01T12:00:00.000Z'
const now = '2026-11-29T12:00:00.000Z'

const organization: Organization = {
  id: 'org_01K6SVBBMVQV08ZP9V4C92E5J5',
  name: 'Desert Bass Club',
  type: 'club',
  description: 'We meet every second Saturday in Mesa and measure whatever someone brings along.',
  website: 'https://desert.example',
  city: 'Mesa',
  state: 'AZ',
  status: 'draft',
  statusSince: at,
  ownerCount: 1,
  peopleCount: 1,
  createdAt: at,
  updatedAt: at,
  version: 3,
}

const steps: OrganizationStep[] = [
  'submit',
  'withdraw',
  'approve',
  'refuse',
  'suspend',
  'reactivate',
  'archive',
  'restore',
]

test('each step leads on from one status alone', () => {
  const leads = OrganizationStatus.options.map((status) => [
    status,
    steps.flatMap((step) =>
      mayStep(step, status)
        ? [`${step} → ${steppedOrganization({ ...organization, status }, step, { now }).status}`]
        : [],
    ),
  ])
  expect(Object.fromEntries(leads)).toEqual({
    draft: ['submit → pending'],
    pending: ['withdraw → draft', 'approve → active', 'refuse → draft'],
    active: ['suspend → suspended', 'archive → archived'],
    suspended: ['reactivate → active'],
    archived: ['restore → active'],
  })
})

test('a step from anywhere else is refused with what the organization is instead', () => {
  const refusals = OrganizationStatus.options.map((status) => [
    status,
    steps.flatMap((step) => {
      try {
        steppedOrganization({ ...organization, status }, step, { now })
        return []
      } catch (error) {
        return [`${step}: ${(error as { code: string }).code}`]
      }
    }),
  ])
  expect(Object.fromEntries(refusals)).toMatchInlineSnapshot(`
    {
      "active": [
        "submit: already_decided",
        "withdraw: already_decided",
        "approve: already_decided",
        "refuse: already_decided",
        "reactivate: already_decided",
        "restore: already_decided",
      ],
      "archived": [
        "submit: org_archived",
        "withdraw: org_archived",
        "approve: already_decided",
        "refuse: already_decided",
        "suspend: already_decided",
        "reactivate: already_decided",
        "archive: org_archived",
      ],
      "draft": [
        "withdraw: org_not_active",
        "approve: already_decided",
        "refuse: already_decided",
        "suspend: already_decided",
        "reactivate: already_decided",
        "archive: org_not_active",
        "restore: already_decided",
      ],
      "pending": [
        "submit: org_in_review",
        "suspend: already_decided",
        "reactivate: already_decided",
        "archive: org_in_review",
        "restore: already_decided",
      ],
      "suspended": [
        "submit: org_suspended",
        "withdraw: org_suspended",
        "approve: already_decided",
        "refuse: already_decided",
        "suspend: already_decided",
        "archive: org_suspended",
        "restore: already_decided",
      ],
    }
  `)
})

test('a decision keeps its reason, and the next step without one clears it', () => {
  const refused = steppedOrganization({ ...organization, status: 'pending' }, 'refuse', {
    reason: 'Tell us where you meet.',
    now,
  })
  expect(refused).toMatchObject({
    status: 'draft',
    reason: 'Tell us where you meet.',
    statusSince: now,
    version: 4,
  })
  expect(steppedOrganization(refused, 'submit', { now })).not.toHaveProperty('reason')
})

test('a draft is sent in once it says what it is, where it is, and how to reach it', () => {
  const { website: _, ...unreachable } = organization
  const empty = { ...unreachable, description: 'We meet.', city: '' }
  expect(missingFields(empty)).toHaveLength(3)
  expect(() => steppedOrganization(empty, 'submit', { now })).toThrow(
    'Before you submit it, add: at least 50 characters about it, city and state, a website, an email address, or a phone number.',
  )
  expect(missingFields({ ...unreachable, contactPhone: '+14805550100' })).toEqual([])
})

test('drafts and active organizations are edited, and no others', () => {
  const editable = OrganizationStatus.options.filter((status) => {
    try {
      assertEditable({ ...organization, status })
      return true
    } catch {
      return false
    }
  })
  expect(editable).toEqual(['draft', 'active'])
})
