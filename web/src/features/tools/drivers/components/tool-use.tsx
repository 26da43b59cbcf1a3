import { useQuery } from '@tanstack/react-query'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toolUseQuery } from '#web/features/tools/pro-tools/api/admin-tool-queries.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'

const kindWords: Record<ProjectKind, string> = {
  box: 'Boxes',
  spl: 'SPL studies',
  system: 'Systems',
  diagram: 'Diagrams',
}
const kinds = Object.keys(kindWords) as ProjectKind[]

/** The number of projects of each tool that members saved, by day, and the drivers they use most. */
export function ToolUse() {
  const use = useQuery(toolUseQuery)
  if (use.isError)
    return (
      <QueryFailure
        title="The usage did not load"
        error={use.error}
        retrying={use.isFetching}
        onRetry={() => void use.refetch()}
      />
    )
  if (!use.data) return <div className="skeleton h-64" />
  const { days, topDrivers } = use.data
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title="Saved for the first time" flush>
        {days.length === 0 ? (
          <EmptyState title="Nothing was saved in the last 30 days">
            Each project counts on the day it is saved for the first time.
          </EmptyState>
        ) : (
          <Table
            caption="Projects by day (UTC)"
            rows={days}
            rowKey={({ day }) => day}
            columns={[
              { id: 'day', header: 'Day (UTC)', narrow: 'title', cell: ({ day }) => utcDay(day) },
              ...kinds.map((kind) => ({
                id: kind,
                header: kindWords[kind],
                numeric: true,
                cell: ({ made }: (typeof days)[number]) => made.find((one) => one.kind === kind)?.count ?? 0,
              })),
            ]}
          />
        )}
      </Panel>
      <Panel title="Drivers used most" flush>
        {topDrivers.length === 0 ? (
          <EmptyState title="No project uses a driver from the database yet" />
        ) : (
          <Table
            caption="Drivers used most, this month and the one before"
            rows={topDrivers}
            rowKey={({ driverId }) => driverId}
            columns={[
              { id: 'name', header: 'Driver', narrow: 'title', cell: ({ name }) => name },
              { id: 'count', header: 'Projects', narrow: 'end', numeric: true, cell: ({ count }) => count },
            ]}
          />
        )}
      </Panel>
    </div>
  )
}
