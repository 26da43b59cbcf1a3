import { countersOf, visitsByDay } from '#core/operations/insights/read-counts.ts'
import { readAnalyticsSettings } from '#core/operations/insights/stored-analytics-settings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getVisitReport as contract } from '#shared/operations/insights/admin-contract.ts'
import { mostListed, type VisitReport } from '#shared/operations/insights/analytics-report.ts'
import { comparedCounts } from '#shared/operations/insights/compared-counts.ts'
import { CountedEventName, visitName } from '#shared/operations/insights/counted-event.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

async function getVisitReport({ query, now }: ApiRequest<typeof contract>): Promise<VisitReport> {
  const span = Number(query.days)
  const to = siteDay(now)
  const from = addDays(to, 1 - span)
  const days = Array.from({ length: 2 * span }, (_, at) => addDays(to, 1 + at - 2 * span))
  const both = { from: days[0] ?? from, to }
  const sums = async (name: string) => {
    const [by, details] = [comparedCounts(from), comparedCounts(from)]
    for await (const row of countersOf(name, both)) {
      by.add(row.of, row)
      if (row.detail) details.add(row.detail, row)
    }
    return { by, details }
  }
  const [{ own }, totals, visits, ...events] = await Promise.all([
    readAnalyticsSettings(),
    visitsByDay(both),
    sums(visitName),
    ...CountedEventName.options.map(async (name) => ({ name, ...(await sums(name)) })),
  ])
  const byDay = (counts: ReadonlyMap<string, number>) => days.map((day) => counts.get(day) ?? 0)
  const pages = events.find(({ name }) => name === 'page_view')
  return {
    from,
    to,
    isCounting: own,
    visits: byDay(totals.visits),
    pageViews: byDay(totals.page_views),
    pages: (pages?.by.most(mostListed) ?? []).map(({ name, ...counts }) => ({ path: name, ...counts })),
    sources: visits.by.most(mostListed).map(({ name, ...counts }) => ({ host: name, ...counts })),
    events: events.map(({ name, by, details }) => ({
      name,
      ...by.total(),
      details: details.most(mostListed).map(({ name: detail, ...counts }) => ({ detail, ...counts })),
    })),
  }
}

export const handler = endpoint(contract, getVisitReport)
