import { expect, test } from 'vitest'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { adProgress } from './ad-progress.ts'
import { clickRate, filteredCount, noFigures, sumOfFigures } from './ad-statistics.ts'
import { figuresByDay } from './figures-by-day.ts'
import { measuredViews } from './measured-views.ts'
import { reportLine } from './report-line.ts'

const one = { ...noFigures, served: 1000, viewed: 640, notViewed: 340, clicks: 7, bots: 3, late: 1 }

test('figures are summed, and what was filtered stands beside', () => {
  expect(sumOfFigures([one, one])).toMatchObject({ served: 2000, viewed: 1280, clicks: 14, bots: 6 })
  expect(sumOfFigures([])).toEqual(noFigures)
  expect(filteredCount(one)).toBe(4)
})

test('the click rate has two decimals, and there is none without views', () => {
  expect(clickRate(one)).toBe('1.09%')
  expect(clickRate({ viewed: 3, clicks: 3 })).toBe('100.00%')
  expect(clickRate(noFigures)).toBeUndefined()
})

test('the ads of a day are one line of it', () => {
  const rows = [
    { ...one, day: '2026-06-11' },
    { ...one, day: '2026-06-10' },
    { ...one, day: '2026-06-11' },
  ]
  expect(figuresByDay(rows).map(({ day, viewed }) => [day, viewed])).toEqual([
    ['2026-06-10', 640],
    ['2026-06-11', 1280],
  ])
})

test('a zone is measured from the first day on which it was shown, days without views with it', () => {
  const rows = [
    { day: '2026-06-08', viewed: 100 },
    { day: '2026-06-08', viewed: 50 },
    { day: '2026-06-10', viewed: 151 },
  ]
  expect(measuredViews(rows, '2026-06-10')).toEqual({ views: 100, days: 3 })
  expect(measuredViews([], '2026-06-10')).toBeUndefined()
})

test('a line of a mail says what a campaign did', () => {
  const campaign = { name: 'Spring bass', zone: 'side_box' } as const
  expect(reportLine(campaign, { ...one, viewed: 1250, clicks: 12 })).toBe(
    'Spring bass (Side box): 1,250 views, 12 clicks, click rate 0.96%',
  )
  expect(reportLine(campaign, { ...noFigures, viewed: 1 })).toBe(
    'Spring bass (Side box): 1 view, 0 clicks, click rate 0.00%',
  )
  expect(reportLine(campaign, noFigures)).toBe('Spring bass (Side box): 0 views, 0 clicks')
})

test('a campaign should be as far as the hours of its own days, and its make-good adds days only', () => {
  const campaign = {
    status: 'scheduled',
    startsOn: '2026-10-31',
    endsOn: '2026-11-02',
    makeGood: { until: '2026-11-05', views: 10 },
  } as AdCampaign
  const delivery = { booked: 7300, viewed: 200, open: { a: 2, b: 3 } }
  const at = (now: string) => adProgress(campaign, delivery, now)
  expect(at('2026-10-30T12:00:00.000Z')).toMatchObject({ expected: 0, daysLeft: 6 })
  // 24 of 73 hours: one of the days has 25.
  expect(at('2026-11-01T04:00:00.000Z')).toEqual({
    booked: 7300,
    viewed: 200,
    open: 5,
    expected: 2400,
    daysLeft: 5,
  })
  expect(at('2026-11-02T05:00:00.000Z')).toMatchObject({ expected: 4900, daysLeft: 4 })
  expect(at('2026-11-05T12:00:00.000Z')).toMatchObject({ expected: 7300, daysLeft: 1 })
  expect(
    adProgress({ ...campaign, status: 'completed' }, delivery, '2026-11-02T05:00:00.000Z').daysLeft,
  ).toBe(0)
})
