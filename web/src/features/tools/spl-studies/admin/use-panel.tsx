import { useQuery } from '@tanstack/react-query'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toolUseQuery, useDays } from '#web/features/tools/pro-tools/api/admin-tool-queries.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

type Row = { day: string; count: number }

const columns: Column<Row>[] = [
  { id: 'day', header: 'Day (UTC)', cell: ({ day }) => utcDay(day) },
  { id: 'count', header: 'Studies', numeric: true, cell: ({ count }) => count },
]

/** The number of studies that were saved for the first time on each day. */
export function UsePanel() {
  const use = useQuery(toolUseQuery)
  const rows = use.data?.days.flatMap(({ day, made }) => {
    const count = made.find(({ kind }) => kind === 'spl')?.count ?? 0
    return count > 0 ? [{ day, count }] : []
  })
  return (
    <Panel flush={Boolean(rows?.length)} title={`Studies saved in the last ${useDays} days`}>
      {use.isPending && <Skeleton lines={3} className="h-10" />}
      {use.isError && !use.data && (
        <QueryFailure
          title="The usage did not load"
          error={use.error}
          retrying={use.isFetching}
          onRetry={() => void use.refetch()}
        />
      )}
      {rows?.length === 0 && <p className="text-dim">No one has saved a study in this time.</p>}
      {rows && rows.length > 0 && (
        <Table dense caption="Studies by day" columns={columns} rows={rows} rowKey={({ day }) => day} />
      )}
    </Panel>
  )
}
