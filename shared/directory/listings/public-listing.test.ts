import { expect, test } from 'vitest'
import { hasPage, isFeatured, isListed, summaryOf } from './public-listing.ts'

const now = '2026-11-28T12:00:00.000Z'
const standing = { status: 'published', statusSince: '2026-01-01T00:00:00.000Z' } as const
const other = 'lst_01ARZ3NDEKTSV4RRFFQ69G5FAV'

test('lists show what is published, has not been merged, and belongs to no suspended account', () => {
  expect(isListed(standing)).toBe(true)
  for (const status of ['draft', 'pending', 'refused', 'paused', 'closed', 'removed'] as const)
    expect(isListed({ ...standing, status })).toBe(false)
  expect(isListed({ ...standing, duplicateOf: other })).toBe(false)
  expect(isListed({ ...standing, isOwnerSuspended: true })).toBe(false)
})

test('a closed business keeps its page for 365 days', () => {
  const closed = (statusSince: string) => ({ ...standing, status: 'closed', statusSince }) as const
  expect(hasPage(closed('2025-11-28T12:00:00.001Z'), now)).toBe(true)
  expect(hasPage(closed('2025-11-28T12:00:00.000Z'), now)).toBe(false)
  expect(hasPage({ ...closed(now), duplicateOf: other }, now)).toBe(false)
  expect(hasPage({ ...standing, status: 'paused' }, now)).toBe(false)
})

test('a listing is featured until its time, whatever a job says', () => {
  expect(isFeatured({ featuredUntil: '2026-11-28T12:00:00.001Z' }, now)).toBe(true)
  expect(isFeatured({ featuredUntil: now }, now)).toBe(false)
  expect(isFeatured({}, now)).toBe(false)
})

test('a summary is that of its owner, else the first sentence', () => {
  const of = (description: string, summary = '') => summaryOf({ description, summary })
  expect(of('One. Two.', 'Three')).toBe('Three')
  expect(of('We sell 4.0 ohm woofers. And more.')).toBe('We sell 4.0 ohm woofers.')
  expect(of('One\nline! Two')).toBe('One line!')
  expect(of('No end')).toBe('No end')
  expect([...of('é'.repeat(300))]).toHaveLength(160)
  expect(of('')).toBe('')
})
