import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { aCampaign } from '#test/support/ad-campaigns.ts'
import { refundWords } from './refund-words.ts'

const now = '2026-06-05T16:00:00.000Z'
const words = (more: Partial<AdCampaign>, seen?: { viewed: number; open: number }) =>
  refundWords(
    {
      campaign: aCampaign('usr_1', now, {
        status: 'scheduled',
        startsOn: '2026-06-01',
        endsOn: '2026-06-10',
        ...more,
      }),
      ...(seen && { progress: { booked: 10_000, expected: 0, daysLeft: 6, ...seen } }),
    },
    now,
  )

test('views that were not delivered are refunded, by what was paid with tax', () => {
  expect(words({ paidCents: 10_800 }, { viewed: 2500, open: 0 })).toBe(
    'We refund $81.00 for 7,500 views not delivered.',
  )
})

test('what was just served is left out until it is decided', () => {
  expect(words({}, { viewed: 2500, open: 10 })).toBe(
    'We refund $74.90 for 7,490 views not delivered, and more for those of the 10 ads just served that no one sees. That takes up to 26 minutes.',
  )
})

test('days of a sponsor that have not begun are refunded', () => {
  expect(words({ model: 'sponsor' })).toBe('We refund $50.00 for 5 days not begun.')
  expect(words({ model: 'sponsor', endsOn: '2026-06-05' })).toBe(
    'Its last day has begun, so nothing is refunded.',
  )
})
