import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { aCampaign } from '#test/support/ad-campaigns.ts'
import { byStanding } from './campaign-words.ts'

const now = '2026-06-05T16:00:00.000Z'
const days = { startsOn: '2026-06-01', endsOn: '2026-06-10' }

test('what can be paid for and what runs stand before drafts, and what has ended comes last', () => {
  const statuses: AdCampaign['status'][] = ['completed', 'draft', 'in_review', 'scheduled', 'approved']
  const items = statuses.map((status) => ({ campaign: aCampaign('usr_1', now, { ...days, status }) }))
  expect(byStanding(items, now).map(({ campaign }) => campaign.status)).toEqual([
    'approved',
    'scheduled',
    'in_review',
    'draft',
    'completed',
  ])
})
