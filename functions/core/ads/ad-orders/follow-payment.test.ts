import { expect, test } from 'vitest'
import { aCampaign } from '#test/support/ad-campaigns.ts'
import { followDispute } from './follow-payment.ts'

const now = '2026-06-05T12:00:00.000Z'
const days = { startsOn: '2026-06-01', endsOn: '2026-06-10' }
const campaign = (more: Parameters<typeof aCampaign>[2] = {}) =>
  aCampaign('7b0c4a52-1111-4222-8333-444455556666', now, { status: 'scheduled', ...days, ...more })

test('an open dispute pauses what runs, once, beside other reasons', () => {
  const paused = followDispute(campaign(), 'needs_response', now)
  expect(paused).toMatchObject({ status: 'paused', pausedBy: ['dispute'], version: 2 })
  expect(followDispute(paused ?? campaign(), 'under_review', now)).toBeUndefined()
  const both = followDispute(campaign({ status: 'paused', pausedBy: ['advertiser'] }), 'under_review', now)
  expect(both).toMatchObject({ pausedBy: ['advertiser', 'dispute'] })
})

test('a dispute that is won lets it go on, unless something else holds it', () => {
  const disputed = { status: 'paused', pausedBy: ['dispute'] } as const
  const won = followDispute(campaign({ ...disputed, pausedBy: ['dispute'] }), 'won', now)
  expect(won).toMatchObject({ status: 'scheduled' })
  const held = followDispute(campaign({ ...disputed, pausedBy: ['advertiser', 'dispute'] }), 'won', now)
  expect(held).toMatchObject({ status: 'paused', pausedBy: ['advertiser'] })
  expect(followDispute(campaign(), 'won', now)).toBeUndefined()
})

test('a lost one ends it, and leaves nothing to refund', () => {
  const lost = followDispute(campaign({ status: 'paused', pausedBy: ['dispute'] }), 'lost', now)
  expect(lost).toMatchObject({ status: 'cancelled', paidCents: 0, endedOn: '2026-06-05' })
  const over = { status: 'completed', endedOn: '2026-06-04' } as const
  expect(followDispute(campaign(over), 'lost', now)).toMatchObject({ status: 'completed', paidCents: 0 })
  expect(followDispute(campaign({ ...over, settledAt: now }), 'lost', now)).toBeUndefined()
})
