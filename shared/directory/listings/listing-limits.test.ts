import { expect, test } from 'vitest'
import { goesLiveAtOnce, isOnTrial, mostListings } from './listing-limits.ts'

const now = '2026-11-28T12:00:00.000Z'
const owner = { membershipType: 'retailer', status: 'active' } as const
const published = { publishedAt: '2026-01-01T00:00:00.000Z' }

test('memberships include so many listings', () => {
  expect(mostListings).toMatchObject({
    retailer: 10,
    manufacturer: 5,
    organization: 5,
    pro_competitor: 2,
    competitor: 1,
  })
})

test('the second listing of a verified business is live at once', () => {
  expect(goesLiveAtOnce(owner, [published], now)).toBe(true)
  expect(goesLiveAtOnce(owner, [], now)).toBe(false)
  expect(goesLiveAtOnce(owner, [{}], now)).toBe(false)
  expect(goesLiveAtOnce({ ...owner, status: 'pending' }, [published], now)).toBe(false)
  expect(goesLiveAtOnce({ ...owner, membershipType: 'pro_competitor' }, [published], now)).toBe(false)
})

test('for 90 days after a refusal everything is reviewed', () => {
  const refused = (refusedAt: string) => [published, { refusedAt }]
  expect(isOnTrial(refused('2026-08-30T12:00:00.001Z'), now)).toBe(true)
  expect(isOnTrial(refused('2026-08-30T12:00:00.000Z'), now)).toBe(false)
  expect(goesLiveAtOnce(owner, refused('2026-11-01T00:00:00.000Z'), now)).toBe(false)
  expect(goesLiveAtOnce(owner, refused('2026-01-01T00:00:00.000Z'), now)).toBe(true)
})
