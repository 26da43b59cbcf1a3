import { expect, test } from 'vitest'
import type { AdCampaign } from './ad-campaign.ts'
import { campaignStateAt, holdsDays } from './campaign-state.ts'
import { checkedDays } from './checked-days.ts'
import {
  cancelledCampaign,
  completedCampaign,
  decidedCampaign,
  isOfferOver,
  paidCampaign,
  pausedCampaign,
  resumedCampaign,
  submittedCampaign,
  withdrawnCampaign,
} from './stepped-campaign.ts'

const now = '2026-11-01T15:00:00.000Z'
const price = { cents: 10_000, unitCents: 1000, takenAt: now }
const orderId = 'ado_01JZ0000000000000000000000' as const

const draft: AdCampaign = {
  id: 'adc_01JZ0000000000000000000000',
  advertiserId: '0b0e3f1c-7a52-4c1e-9d3a-0d6f2b5a9c11',
  name: 'Spring bass',
  zone: 'side_box',
  model: 'views',
  views: 10_000,
  startsOn: '2026-11-02',
  endsOn: '2026-11-11',
  states: [],
  refundsAtEnd: false,
  status: 'draft',
  statusSince: now,
  createdAt: now,
  updatedAt: now,
  version: 1,
}
const inReview = submittedCampaign(draft, price, now)
const approved = decidedCampaign(inReview, { approves: true, reason: '' }, now)
const paid = paidCampaign(approved, { orderId, paidCents: 10_825 }, now)

test('a submitted campaign holds its price and its days until it is refused, taken back, or over', () => {
  expect(holdsDays(draft)).toBe(false)
  expect([inReview, approved, paid].map(holdsDays)).toEqual([true, true, true])
  const refused = decidedCampaign(inReview, { approves: false, reason: 'Too dark.' }, now)
  expect(refused).toMatchObject({ status: 'draft', reason: 'Too dark.' })
  for (const one of [refused, withdrawnCampaign(approved, now)]) {
    expect(one.price).toBeUndefined()
    expect(holdsDays(one)).toBe(false)
  }
})

test('an approved offer is over after 14 days, to the second', () => {
  expect(approved.heldUntil).toBe('2026-11-15T15:00:00.000Z')
  expect(isOfferOver(approved, '2026-11-15T14:59:59.999Z')).toBe(false)
  expect(isOfferOver(approved, '2026-11-15T15:00:00.000Z')).toBe(true)
  expect(isOfferOver(paid, '2027-01-01T00:00:00.000Z')).toBe(false)
})

test('a paid campaign runs by the days of the East Coast, whatever a job says', () => {
  expect(campaignStateAt(paid, '2026-11-02T04:59:59.000Z')).toBe('scheduled')
  expect(campaignStateAt(paid, '2026-11-02T05:00:00.000Z')).toBe('running')
  expect(campaignStateAt(paid, '2026-11-12T04:59:59.000Z')).toBe('running')
  expect(campaignStateAt(paid, '2026-11-12T05:00:00.000Z')).toBe('completed')
  const madeGood = { ...paid, makeGood: { until: '2026-11-25', views: 10 } }
  expect(campaignStateAt(madeGood, '2026-11-12T05:00:00.000Z')).toBe('running')
})

test('a campaign goes on only once every reason to pause it is gone', () => {
  const both = pausedCampaign(pausedCampaign(paid, 'advertiser', now), 'dispute', now)
  const one = resumedCampaign(both, 'advertiser', now)
  expect(one.status).toBe('paused')
  expect(() => resumedCampaign(one, 'advertiser', now)).toThrow('while the campaign is paused')
  expect(resumedCampaign(one, 'dispute', now)).toMatchObject({ status: 'scheduled' })
})

test('what is over, or not paid for, can be neither paused nor canceled', () => {
  const ended = completedCampaign(paid, '2026-11-11', now)
  const late = '2026-12-01T00:00:00.000Z'
  for (const step of [
    () => pausedCampaign(approved, 'advertiser', now),
    () => cancelledCampaign(approved, now),
    () => cancelledCampaign(ended, now),
    () => pausedCampaign(paid, 'advertiser', late),
    () => cancelledCampaign(paid, late),
  ])
    expect(step).toThrow('This is not possible while the campaign is')
  expect(() => decidedCampaign(approved, { approves: true, reason: '' }, now)).toThrow('already decided')
})

test('a canceled campaign ends with the day, and needs no reason', () => {
  expect(cancelledCampaign(paid, '2026-11-04T03:00:00.000Z')).toMatchObject({
    status: 'cancelled',
    endedOn: '2026-11-03',
  })
})

test('a business is featured for 30 days from when it is paid for', () => {
  const featured: AdCampaign = { ...approved, model: 'featured', zone: 'featured_listing' }
  expect(paidCampaign(featured, { orderId, paidCents: 2900 }, '2026-11-08T12:00:00.000Z')).toMatchObject({
    startsOn: '2026-11-08',
    endsOn: '2026-12-07',
  })
})

test('days begin today or later, in order, 60 at most; the day the clocks change is a day', () => {
  const of = (startsOn: string, endsOn: string) => () =>
    checkedDays({ startsOn, endsOn, model: 'views', views: 5000 }, now)
  expect(of('2026-10-31', '2026-11-02')).toThrow('Choose today or a later date.')
  expect(of('2026-11-05', '2026-11-04')).toThrow('must not be before')
  expect(of('2026-11-01', '2026-12-31')).toThrow('at most 60 days')
  expect(of('2026-11-01', '2026-12-30')()).toHaveLength(60)
  expect(of('2026-11-01', '2999-12-30')).toThrow('at most 60 days')
  expect(() =>
    checkedDays({ startsOn: '2026-11-01', endsOn: '2026-11-02', model: 'views', views: undefined }, now),
  ).toThrow('Choose how many views')
})
