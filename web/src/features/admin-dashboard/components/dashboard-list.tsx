import type { ReactNode } from 'react'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export type DashboardListProps<Row> = {
  title: string
  all: string
  empty: string
  query: {
    data: readonly Row[] | undefined
    isPending: boolean
    isFetching: boolean
    error: Error | null
    refetch: () => unknown
  }
  row: (row: Row) => ReactNode
  rowKey: (row: Row) => string
}

/** The newest of something, and the way to all of it. */
export function DashboardList<Row>({ title, all, empty, query, row, rowKey }: DashboardListProps<Row>) {
  const { data, isPending, isFetching, error, refetch } = query
  return (
    <Panel
      title={title}
      aside={
        <TextLink to={all} className="text-sm">
          Show all<span className="sr-only">: {title}</span>
        </TextLink>
      }
    >
      {isPending && <Skeleton lines={4} className="h-8" />}
      {error && !data && (
        <QueryFailure
          title="This did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="text-dim">{empty}</p>}
      <ul className="grid gap-2">
        {data?.map((one) => (
          <li key={rowKey(one)} className="flex flex-wrap items-baseline justify-between gap-x-4">
            {row(one)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
