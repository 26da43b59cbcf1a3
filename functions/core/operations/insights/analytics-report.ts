import { audienceDays } from '#core/newsletter/newsletter-subscribers/audience-counters.ts'
import { Figure } from '#core/platform/platform-figures/figure-days.ts'
import { readFigures } from '#core/platform/platform-figures/read-figures.ts'
import type { AnalyticsReport } from '#shared/operations/insights/analytics-report.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

/** Visitors allow or refuse these, so that they have a report of their own. */
const ofVisits = new Set<Figure>(['visits', 'page_views'])

/**
 * All kept figures of so many days, and of as many before. Two lists by day, whose length no member adds to: the newsletter
 * keeps its own.
 */
export async function analyticsReport(days: number, now: string): Promise<AnalyticsReport> {
  const today = siteDay(now)
  const [of, audience] = await Promise.all([readFigures(2 * days, now), audienceDays(2 * days, now)])
  const kept = Figure.options.filter((figure) => !ofVisits.has(figure)).map((figure) => [figure, of(figure)])
  return {
    from: addDays(today, 1 - days),
    to: today,
    figures: {
      ...Object.fromEntries(kept),
      subscribers_confirmed: audience.map(({ confirmed }) => confirmed),
      subscribers_left: audience.map(({ left }) => left),
    },
  }
}
