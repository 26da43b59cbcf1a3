import type { CountedEvent } from '#core/operations/insights/counted-events.ts'
import { visitName } from '#shared/operations/insights/counted-event.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

const daysCounted = 90
const visitsADay = 210
const keptDays = 400
/** The part of today that is over, for a page that is looked at by day. */
const partOfToday = 0.45

/** The days before today that more people came, as after a record night and before a big show. */
const peaks: Readonly<Record<number, number>> = {
  62: 1.5,
  61: 2.7,
  60: 1.8,
  59: 1.3,
  20: 1.4,
  19: 2.2,
  18: 1.6,
}

/** What is counted, and how often for each visit. */
const kinds: readonly [name: string, of: string, detail: string, rate: number][] = [
  [visitName, '', '', 0.42],
  [visitName, 'google.com', '', 0.27],
  [visitName, 'instagram.com', '', 0.12],
  [visitName, 'facebook.com', '', 0.08],
  [visitName, 'youtube.com', '', 0.06],
  [visitName, 'bing.com', '', 0.03],
  [visitName, 'basscircuit.example', '', 0.02],
  ['page_view', '/', '', 0.62],
  ['page_view', '/events', '', 0.55],
  ['page_view', '/events/:eventId', '', 0.71],
  ['page_view', '/leaderboard', '', 0.34],
  ['page_view', '/subwoofer-designer', '', 0.29],
  ['page_view', '/directory', '', 0.2],
  ['page_view', '/marketplace', '', 0.24],
  ['page_view', '/members', '', 0.14],
  ['page_view', '/dashboard', '', 0.21],
  ['page_view', '/search', '', 0.13],
  ['page_view', '/resources', '', 0.09],
  ['page_view', '/pricing', '', 0.08],
  ['page_view', '/login', '', 0.19],
  ['page_view', '/register', '', 0.05],
  ['sign_up', '/register', 'email competitor', 0.014],
  ['sign_up', '/register', 'google competitor', 0.009],
  ['sign_up', '/register', 'email pro_competitor', 0.005],
  ['login', '/login', 'email', 0.12],
  ['login', '/login', 'google', 0.05],
  ['event_registration', '/events/:eventId', 'competition', 0.03],
  ['event_registration', '/events/:eventId', 'meet', 0.012],
  ['purchase', '/events/:eventId', 'entry', 0.023],
  ['purchase', '/billing/subscribe', 'membership', 0.006],
  ['search', '/search', '', 0.12],
  ['social_click', '/', 'instagram', 0.012],
  ['social_click', '/', 'youtube', 0.009],
  ['form_submit', '/login', 'login accepted', 0.12],
  ['form_submit', '/login', 'login refused', 0.017],
  ['form_submit', '/events/:eventId', 'enter-event accepted', 0.04],
  ['ad_click', '/', 'home_wide', 0.013],
  ['ad_click', '/marketplace', 'market_card', 0.008],
  ['error', '/events/:eventId', 'unreachable', 0.008],
  ['view_event_detail', '/events/:eventId', 'competition', 0.5],
  ['view_event_detail', '/events/:eventId', 'meet', 0.19],
]

/** The counters of ninety days: somewhat more every week, more on weekends, and two peaks. The same in every seed. */
export function demoCounts(now: string): CountedEvent[] {
  const today = siteDay(now)
  return Array.from({ length: daysCounted }, (_, at) => daysCounted - 1 - at).flatMap((before) => {
    const on = addDays(today, -before)
    const weekend = [0, 6].includes(new Date(on).getUTCDay()) ? 1.4 : 1
    const growth = 1 - (0.35 * before) / daysCounted
    const visits = visitsADay * weekend * growth * (peaks[before] ?? 1) * (before === 0 ? partOfToday : 1)
    return kinds.flatMap(([name, of, detail, rate], place) => {
      // Neighboring days differ a little.
      const swing = 1 + (((before * 7 + place * 3) % 5) - 2) / 14
      const count = Math.round(visits * rate * swing)
      return count > 0 ? [{ name, on, of, detail, count, keptUntil: addDays(on, keptDays), version: 1 }] : []
    })
  })
}

/** The visits and page views of each day, which are kept for good. */
export function demoVisitDays(counts: readonly CountedEvent[]) {
  const figures = [
    ['visits', visitName],
    ['page_views', 'page_view'],
  ] as const
  return figures.flatMap(([figure, counted]) =>
    [...Map.groupBy(counts, ({ on }) => on)].map(([day, ofDay]) => ({
      day,
      figure,
      count: ofDay.reduce((sum, { name, count }) => sum + (name === counted ? count : 0), 0),
      version: 1,
    })),
  )
}
