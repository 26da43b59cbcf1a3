import { useQuery } from '@tanstack/react-query'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import { waitingQueuesQuery } from '#web/features/app/administration/api/waiting-work.ts'
import { billingStatsQuery } from '#web/features/billing/billing/api/overview-queries.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { userCountsQuery } from '#web/features/platform/users/api/admin-user-queries.ts'
import { call } from '#web/lib/call.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { newestErrorsQuery } from '../api/newest-errors-query.ts'
import { ErrorList } from '../components/error-list.tsx'
import { FigureTiles } from '../components/figure-tiles.tsx'
import { MembershipShares } from '../components/membership-shares.tsx'
import { NewestAccounts } from '../components/newest-accounts.tsx'
import { WaitingList } from '../components/waiting-list.tsx'

const rowsShown = 6

const newestUsersQuery = {
  queryKey: ['users', 'dashboard', 'newest'],
  queryFn: async () => (await call(listUsers, { query: { direction: 'desc', limit: rowsShown } })).items,
  staleTime: 5000,
}

export const title = 'Administration'

export function Screen() {
  return (
    <div className="page">
      <ScreenHeader title="Dashboard" />
      <div className="grid gap-6">
        <FigureTiles />
        <Lists />
      </div>
    </div>
  )
}

/** The height of each part is unknown until it loads. Placeholders stand in until all have loaded, so nothing moves. */
function Lists() {
  const queues = useQuery(waitingQueuesQuery)
  const stats = useQuery(billingStatsQuery)
  const errors = useQuery(newestErrorsQuery)
  const newest = useQuery(newestUsersQuery)
  const counts = useQuery(userCountsQuery)
  const all = [queues, stats, errors, newest, counts]
  if (all.some(({ isPending }) => isPending)) return <ListsSkeleton />
  const failed = all.find(({ data, error }) => error && !data)
  if (!queues.data || !stats.data || !newest.data || !counts.data)
    return (
      <QueryFailure
        title="This did not load"
        error={failed?.error}
        retrying={all.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { data, refetch } of all) if (!data) void refetch()
        }}
      />
    )
  return (
    <div key="here" className="grid gap-6">
      <WaitingList items={queues.data.items} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ErrorList items={queues.data.items} payments={stats.data.failedPayments} newest={errors.data} />
          <MembershipShares counts={counts.data} />
        </div>
        <NewestAccounts users={newest.data} />
      </div>
    </div>
  )
}

function ListsSkeleton() {
  return (
    <Panel flush>
      <ListSkeleton dense rows={rowsShown} />
    </Panel>
  )
}
