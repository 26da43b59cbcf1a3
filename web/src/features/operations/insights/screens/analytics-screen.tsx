import { type UseQueryResult, useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense } from 'react'
import * as z from 'zod/mini'
import { type AnalyticsReport, ReportSpan } from '#shared/operations/insights/analytics-report.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { analyticsReportQuery, visitReportQuery } from '../api/insight-queries.ts'
import { MainFigures } from '../components/main-figures.tsx'
import { ReportPanelView } from '../components/report-panel-view.tsx'
import { reportPanels, shownFigure } from '../components/report-panels.ts'
import { type ShownSpan, spanUntil } from '../components/shown-span.ts'

/** Loaded when someone looks at visits: it knows the names of all screens. */
const VisitsView = lazy(async () => ({
  default: (await import('../components/visits-view.tsx')).VisitsView,
}))

export const title = 'Analytics'

const fields = {
  days: z._default(ReportSpan, '30'),
  panel: z._default(z.enum([...reportPanels.map(({ id }) => id), 'visits']), 'members'),
}
const periods = ReportSpan.options.map((id) => ({ id, label: `${id} days` }))

export function Screen() {
  const { filter, setFilter } = useAddressFilter(fields)
  // Neither waits for the other.
  const report = useQuery(analyticsReportQuery(filter.days))
  const visits = useQuery(visitReportQuery(filter.days))
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead={`The last ${filter.days} days, compared with the ${filter.days} days before. Days are in New York time.`}
        actions={
          <Segmented
            legend="Period"
            name="days"
            options={periods}
            value={filter.days}
            onChange={(days) => setFilter({ days })}
          />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div aria-busy={report.isPlaceholderData || visits.isPlaceholderData}>
          <MainFigures figures={mainFigures(filter.days, report.data, visits.data)} />
        </div>
        <Tabs
          label="What was counted"
          narrow="wrap"
          value={filter.panel}
          onChange={(panel) => setFilter({ panel })}
          tabs={[
            ...reportPanels.map((panel) => ({
              id: panel.id,
              label: panel.label,
              content: (
                <Answer answer={report} failed="The report did not load">
                  {(data, span) => <ReportPanelView panel={panel} report={data} span={span} />}
                </Answer>
              ),
            })),
            {
              id: 'visits',
              label: 'Visits',
              content: (
                <Answer answer={visits} failed="The visits did not load">
                  {(data, span) => <VisitsView report={data} span={span} />}
                </Answer>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}

type Spanned = { from: string; to: string }

const dayMs = 86_400_000
const spanOf = ({ from, to }: Spanned): ShownSpan =>
  spanUntil(to, Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1)

type AnswerProps<Data extends Spanned> = {
  answer: UseQueryResult<Data>
  failed: string
  children: (data: Data, span: ShownSpan) => ReactNode
}

function Answer<Data extends Spanned>({ answer, failed, children }: AnswerProps<Data>) {
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = answer
  if (data)
    return (
      <div aria-busy={isPlaceholderData}>
        <Suspense fallback={waiting}>{children(data, spanOf(data))}</Suspense>
      </div>
    )
  if (isError)
    return <QueryFailure title={failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return waiting
}

const waiting = <div className="skeleton h-96" />

type Visits = { visits: number[]; isCounting: boolean }

function mainFigures(days: ReportSpan, report: AnalyticsReport | undefined, visits: Visits | undefined) {
  const to = (panel: string) =>
    `?${new URLSearchParams({ ...(days !== '30' && { days }), ...(panel !== 'members' && { panel }) })}`
  const ofReport = (panel: string, of: string, label: string, isCents?: true) => ({
    label,
    to: to(panel),
    figure: report && shownFigure(report, { of, label, ...(isCents && { isCents }) }, spanOf(report).days),
  })
  const isOff = visits && !visits.isCounting && visits.visits.every((count) => count === 0)
  return [
    ofReport('members', 'members', 'New members'),
    ofReport('events', 'entries', 'Event entries'),
    ofReport('revenue', 'revenue', 'Revenue', true),
    {
      label: 'Visits',
      to: to('visits'),
      figure: visits && { label: 'Visits', values: visits.visits },
      ...(isOff && { instead: 'Counting is off' }),
    },
  ]
}
