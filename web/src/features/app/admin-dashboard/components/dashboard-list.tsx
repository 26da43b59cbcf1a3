import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export type DashboardRow = { key: string; to: string; title: string; meta: ReactNode }

export type DashboardListProps<Row> = {
  title: string
  all: string
  empty: string
  query: {
    data: readonly Row[] | undefined
    isFetching: boolean
    error: Error | null
    refetch: () => unknown
  }
  row: (row: Row) => DashboardRow
}

/** The newest of something, and the way to all of it. */
export function DashboardList<Row>({ title, all, empty, query, row }: DashboardListProps<Row>) {
  const { data, isFetching, error, refetch } = query
  return (
    <Panel
      flush
      title={title}
      aside={
        <TextLink to={all} className="text-sm">
          Show all<span className="sr-only">: {title}</span>
        </TextLink>
      }
    >
      {error && !data && (
        <QueryFailure
          title="This did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="px-4 py-7 text-dim">{empty}</p>}
      <ul className="divide-y divide-line">
        {data?.map(row).map(({ key, to, title: name, meta }) => (
          <li key={key} className="relative px-4 py-3.5 hover:bg-raised">
            <Link
              to={to}
              className="block font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
            >
              {name}
            </Link>
            <span className="block text-sm text-dim">{meta}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
