import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { type DeskReport, reportDays } from '#shared/support/support-desks/shown-desk.ts'
import { Chart } from '#web/charts/chart.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { minutesWords } from '#web/features/support/support-requests/desk/minutes-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { deskReportQuery } from '../api/desk-settings-queries.ts'
import type { SettingsApi } from '../api/settings-api.ts'
import { RatedComments } from './rated-comments.tsx'
import { inTimeFigure, isQuiet, ratingFigure } from './report-figures.ts'
import { useReportFilter } from './use-report-filter.ts'

const periods = reportDays.map((days) => ({ id: `${days}` as const, label: `${days} days` }))
const figure = (value: number) => value.toLocaleString('en-US')

type ReportPanelProps = {
  api: SettingsApi
  /** Beside the period: what else is chosen. */
  choice?: ReactNode
}

/** How a desk has done: the figures first, then day by day, then what people say about it. */
export function ReportPanel({ api, choice }: ReportPanelProps) {
  const { days, setFilter } = useReportFilter()
  const report = useQuery(deskReportQuery(api, Number(days)))
  const { data } = report
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segmented
          legend="Period"
          name="days"
          options={periods}
          value={days}
          onChange={(chosen) => setFilter({ days: chosen })}
        />
        {choice}
      </div>
      {report.isError && !data && (
        <QueryFailure
          title="The report did not load"
          error={report.error}
          retrying={report.isFetching}
          onRetry={() => void report.refetch()}
        />
      )}
      {report.isPending && <Skeleton lines={6} className="h-14" />}
      {data &&
        (isQuiet(data) ? (
          <EmptyState title={`Nothing in the last ${data.days} days`}>
            New requests, answers, and ratings are counted here, each on its day.
          </EmptyState>
        ) : (
          <Figures report={data} api={api} busy={report.isPlaceholderData} />
        ))}
    </div>
  )
}

type FiguresProps = { report: DeskReport; api: SettingsApi; busy: boolean }

function Figures({ report, api, busy }: FiguresProps) {
  const { perDay, medianFirstAnswerMinutes: median, ratings, comments } = report
  const inTime = inTimeFigure(report)
  const rated = ratingFigure(ratings)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={busy}>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:gap-4">
        <StatTile
          label="First answer"
          value={median === undefined ? '–' : minutesWords(median)}
          note={median === undefined ? 'No first answer yet' : 'Median, in open hours'}
        />
        <StatTile quiet label="In time" {...inTime} />
        <StatTile quiet label="Satisfied" {...rated} />
        <StatTile quiet label="New" value={figure(report.opened)} note="Requests" />
        <StatTile quiet label="Answered" value={figure(report.answered)} note="First answers" />
        <StatTile quiet label="Solved" value={figure(report.solved)} note="Requests" />
      </div>
      <Panel>
        <Chart
          title="Day by day"
          kind="line"
          step="Day"
          steps={perDay.map(({ on }) => utcShortDay(on))}
          series={[
            { name: 'New', values: perDay.map(({ opened }) => opened) },
            { name: 'Answered', values: perDay.map(({ answered }) => answered) },
            { name: 'Solved', values: perDay.map(({ solved }) => solved) },
          ]}
          format={figure}
        />
      </Panel>
      {comments.length > 0 && (
        <Panel flush title="Newest comments">
          <RatedComments comments={comments} requestPath={api.requestPath} />
        </Panel>
      )}
    </div>
  )
}
