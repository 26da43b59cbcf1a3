import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { aCampaign } from '#test/support/ad-campaigns.ts'
import { standingWords } from './standing-words.ts'

const now = '2026-06-05T16:00:00.000Z'
const days = { startsOn: '2026-06-01', endsOn: '2026-06-10' }
const of = (more: Partial<AdCampaign>) => standingWords(aCampaign('usr_1', now, { ...days, ...more }), now)

test('what was sent back says why, and a campaign that runs as booked says nothing', () => {
  expect(of({ status: 'draft', reason: 'The picture is blurred.' })?.says).toBe(
    'Not approved yet: The picture is blurred.',
  )
  expect(of({ status: 'scheduled' })).toBeUndefined()
})

test('of several reasons to stand still, the one that its advertiser cannot end is said', () => {
  expect(of({ status: 'paused', pausedBy: ['advertiser', 'dispute'] })?.says).toMatch(/disputed/)
  expect(of({ status: 'paused', pausedBy: ['advertiser', 'administrator'] })?.says).toMatch(/We paused/)
  expect(of({ status: 'paused', pausedBy: ['advertiser'] })?.says).toMatch(/You paused/)
})

test('an offer that is over asks for no payment', () => {
  expect(of({ status: 'approved' })?.says).toMatch(/^Pay by Jun 19, 2026/)
  expect(of({ status: 'approved', heldUntil: now })?.says).toBe('This offer has expired.')
})

test('the end says what comes back once it is known', () => {
  const ended = { status: 'cancelled', endedOn: '2026-06-05' } as const
  expect(of(ended)?.next).toMatch(/We count its last views/)
  const settled = { ...ended, settledAt: now, undelivered: 5, refundCents: 5000 }
  expect(of(settled)?.next).toBe('$50.00 is on its way back for what was not delivered.')
  expect(of({ ...settled, refundedAt: now })?.next).toBe('$50.00 came back for what was not delivered.')
  expect(of({ ...settled, refundCents: 0 })).toMatchObject({
    says: 'Canceled on Jun 5, 2026.',
    next: 'Nothing was left to refund.',
  })
})
