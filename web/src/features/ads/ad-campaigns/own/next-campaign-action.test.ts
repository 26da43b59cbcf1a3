import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { aCampaign } from '#test/support/ad-campaigns.ts'
import { nextCampaignAction } from './next-campaign-action.ts'

const now = '2026-06-05T16:00:00.000Z'
const next = (more: Partial<AdCampaign>) => nextCampaignAction(aCampaign('usr_1', now, more), now)

test('a draft goes on where it is booked; one that was sent back is changed there', () => {
  const to = expect.stringMatching(/^\/advertise\/book\?campaign=adc_/)
  expect(next({ status: 'draft' })).toEqual({ kind: 'link', label: 'Continue draft', to })
  expect(next({ status: 'draft', reason: 'The picture is blurred.' })).toMatchObject({
    label: 'Fix and resubmit',
    to,
  })
})

test('an approved campaign is paid for, as long as its offer stands', () => {
  expect(next({ status: 'approved' })).toEqual({ kind: 'pay', cents: 10_000 })
  expect(next({ status: 'approved', heldUntil: now })).toBeUndefined()
})

test('only what its advertiser paused can go on by their hand', () => {
  expect(next({ status: 'paused', pausedBy: ['administrator', 'advertiser'] })).toEqual({ kind: 'resume' })
  expect(next({ status: 'paused', pausedBy: ['dispute'] })).toBeUndefined()
})

test('a campaign that runs, waits, or is over asks for nothing', () => {
  expect(next({ status: 'scheduled' })).toBeUndefined()
  expect(next({ status: 'in_review' })).toBeUndefined()
  expect(next({ status: 'completed' })).toBeUndefined()
  expect(next({ status: 'draft', model: 'featured', zone: 'featured_listing' })).toBeUndefined()
})
