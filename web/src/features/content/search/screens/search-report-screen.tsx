import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ReportDays } from '#shared/content/search/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Chart } from '#web/charts/chart.tsx'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { useBlockTerm } from '../api/admin-search-commands.ts'
import { searchReportQuery } from '../api/admin-search-queries.ts'
import { AskedQueries } from '../components/asked-queries.tsx'
import { BlockedTerms } from '../components/blocked-terms.tsx'

export const title = 'Search report'

const fields = { days: z._default(ReportDays, '30') }
const periods = ReportDays.options.map((id) => ({ id, label: `${id} days` }))
const figure = (value: number) => value.toLocaleString('en-US')

export function Screen() {
  const { filter, setFilter } = useAddressFilter(fields)
  const report = useQuery(searchReportQuery(filter.days))
  const block = useBlockTerm()
  const [blocking, setBlocking] = useState<string>()
  const { data } = report
  return (
    <div className="page">
      <ScreenHeader
        title="Search report"
        lead="Each query counts once per visitor and day. No one can see who searched."
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
      {report.isPending && <Skeleton lines={8} className="h-12" />}
      {report.isError && !data && (
        <QueryFailure
          title="The search report did not load"
          error={report.error}
          retrying={report.isFetching}
          onRetry={() => void report.refetch()}
        />
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-busy={report.isPlaceholderData}>
          <div className="grid grid-cols-2 gap-3 sm:max-w-md">
            <StatTile
              label="Searches"
              value={figure(data.searches)}
              note={`Through ${utcDay(data.throughOn)}`}
            />
            <StatTile
              quiet
              label="Without results"
              value={figure(data.withoutResults)}
              note={`${share(data.withoutResults, data.searches)} of all`}
            />
          </div>
          <Panel>
            <Chart
              title="Searches per day"
              kind="line"
              step="Day"
              steps={data.trend.map(({ on }) => utcShortDay(on))}
              series={[
                { name: 'All', values: data.trend.map(({ searches }) => searches) },
                { name: 'Without results', values: data.trend.map(({ withoutResults }) => withoutResults) },
              ]}
              format={figure}
            />
          </Panel>
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <AskedQueries
              title="Most searched"
              empty="No searches in this period yet."
              queries={data.top}
              onBlock={setBlocking}
            />
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <AskedQueries
                title="Without results"
                empty="Every search found something."
                queries={data.notFound}
                onBlock={setBlocking}
              />
              <BlockedTerms />
            </div>
          </div>
        </div>
      )}
      {report.isError && !data && (
        <div className="mt-5">
          <BlockedTerms />
        </div>
      )}
      {blocking !== undefined && (
        <ConfirmCommand
          command={block}
          input={{ body: { term: blocking } }}
          title={`Block “${blocking}”?`}
          confirmLabel="Block"
          done={`“${blocking}” blocked`}
          description="Searches with these words are no longer counted or shown. You can unblock them below."
          onClose={() => setBlocking(undefined)}
        />
      )}
    </div>
  )
}

const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 100)}%`
