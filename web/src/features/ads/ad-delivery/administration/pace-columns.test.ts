import { expect, test } from 'vitest'
import type { AdPace } from '#shared/ads/ad-delivery/contract.ts'
import { stopSteps } from './pace-columns.tsx'

const now = '2026-06-03T12:00:00.000Z'
const pace = (more: Partial<AdPace>) =>
  ({ status: 'scheduled', startsOn: '2026-06-01', endsOn: '2026-06-10', ...more }) as AdPace

test('a campaign that runs or is to run is paused or ended', () => {
  expect(stopSteps(pace({}), now)).toEqual(['pause', 'cancel'])
  expect(stopSteps(pace({ startsOn: '2026-06-04' }), now)).toEqual(['pause', 'cancel'])
})

test('administrators end only the pause that they began', () => {
  expect(stopSteps(pace({ status: 'paused', pausedBy: ['administrator'] }), now)).toEqual([
    'resume',
    'cancel',
  ])
  expect(stopSteps(pace({ status: 'paused', pausedBy: ['advertiser'] }), now)).toEqual(['pause', 'cancel'])
})

test('after its last day nothing is left to decide', () => {
  expect(stopSteps(pace({ endsOn: '2026-06-02' }), now)).toEqual([])
  expect(stopSteps(pace({ status: 'cancelled' }), now)).toEqual([])
})
