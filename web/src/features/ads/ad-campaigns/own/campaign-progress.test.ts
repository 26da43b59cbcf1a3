import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import type { AdProgress } from '#shared/ads/ad-campaigns/contract.ts'
import { aCampaign } from '#test/support/ad-campaigns.ts'
import { bookedWords, campaignProgress } from './campaign-progress.ts'

const now = '2026-06-05T16:00:00.000Z'
const days = { startsOn: '2026-06-01', endsOn: '2026-06-10' }
const progress: AdProgress = { booked: 10_000, viewed: 4400, open: 3, expected: 4500, daysLeft: 6 }

const of = (more: Partial<AdCampaign>, at = now, seen?: AdProgress) =>
  campaignProgress(
    { campaign: aCampaign('usr_1', now, { ...days, ...more }), ...(seen && { progress: seen }) },
    at,
  )

test('beside the views stands what was booked, with the pace while it runs', () => {
  const words = (more: Partial<AdCampaign>) =>
    bookedWords({ campaign: aCampaign('usr_1', now, { ...days, ...more }), progress }, now)
  expect(words({ status: 'scheduled' })).toBe('Of 10,000 booked, on pace')
  expect(words({ status: 'paused' })).toBe('Of 10,000 booked')
  expect(words({ status: 'scheduled', model: 'sponsor' })).toBe('On your days as a sponsor')
})

test('nothing has been delivered of a campaign that is not paid for', () => {
  expect(of({ status: 'approved' })).toBeUndefined()
})

test('views are counted against those that were booked, with the days that are left and the pace', () => {
  expect(of({ status: 'scheduled' }, now, progress)).toEqual({
    done: 4400,
    booked: 10_000,
    words: '4,400 of 10,000 views',
    rest: ['6 days left', 'on pace'],
  })
})

test('a campaign that stands still has no pace, and one that has ended no days left', () => {
  expect(of({ status: 'paused' }, now, progress)?.rest).toEqual(['6 days left'])
  expect(of({ status: 'completed', endedOn: '2026-06-05' }, now, progress)?.rest).toEqual([])
})

test('a campaign that is made good runs on to its later day, at no pace', () => {
  const makeGood = { until: '2026-06-24', views: 100 }
  expect(of({ status: 'scheduled', makeGood }, '2026-06-12T16:00:00.000Z', progress)?.rest).toEqual([
    '13 days left',
  ])
})

test('days of a sponsor are counted as they begin, on the East Coast', () => {
  const sponsor = { status: 'scheduled', model: 'sponsor' } as const
  expect(of(sponsor, '2026-06-01T03:59:00.000Z')?.words).toBe('0 of 10 days')
  expect(of(sponsor)?.words).toBe('5 of 10 days')
  expect(of(sponsor, '2026-06-10T16:00:00.000Z')).toMatchObject({
    words: '10 of 10 days',
    rest: ['last day'],
  })
  expect(of({ ...sponsor, status: 'cancelled', endedOn: '2026-06-03' })?.words).toBe('3 of 10 days')
})
