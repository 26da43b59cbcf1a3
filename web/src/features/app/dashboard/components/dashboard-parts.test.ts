import { expect, test } from 'vitest'
import { dashboardParts } from './dashboard-parts.ts'

const active = { status: 'active' } as const

test('an organizer sees their events first, and their next show only if there is one', () => {
  expect(dashboardParts({ ...active, membershipType: 'organization' }, true)).toEqual([
    'held',
    'views',
    'profile',
    'show if any',
    'invitations',
  ])
})

test.each(['retailer', 'manufacturer'] as const)('a %s sees first who found them', (membershipType) => {
  const parts = ['views', 'held', 'profile', 'show if any', 'invitations']
  expect(dashboardParts({ ...active, membershipType }, true)).toEqual(parts)
  expect(dashboardParts({ ...active, membershipType }, false)).not.toContain('held')
})

test.each(['competitor', 'pro_competitor'] as const)(
  'a %s sees the next show, the last score, and who invites them',
  (membershipType) => {
    expect(dashboardParts({ ...active, membershipType }, false)).toEqual(['show', 'score', 'invitations'])
    expect(dashboardParts({ ...active, membershipType }, undefined)).toEqual(['show', 'score', 'invitations'])
    expect(dashboardParts({ ...active, membershipType }, true)).toEqual([
      'show',
      'score',
      'held',
      'invitations',
    ])
  },
)

test('until permissions are known, only a business that is approved is taken to hold events', () => {
  expect(dashboardParts({ ...active, membershipType: 'retailer' }, undefined)).toContain('held')
  expect(dashboardParts({ status: 'pending', membershipType: 'retailer' }, undefined)).not.toContain('held')
})
