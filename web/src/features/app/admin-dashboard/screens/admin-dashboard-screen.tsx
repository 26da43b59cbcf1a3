import { useQuery } from '@tanstack/react-query'
import { listMails } from '#shared/platform/mails/contract.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import type { UserRow } from '#shared/platform/users/user-row.ts'
import { useWaitingWork } from '#web/features/app/administration/api/waiting-work.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { userCountsQuery } from '#web/features/platform/users/api/admin-user-queries.ts'
import { call } from '#web/lib/call.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { BillingFigures } from '../components/billing-figures.tsx'
import { DashboardList } from '../components/dashboard-list.tsx'
import { StandingFigures } from '../components/standing-figures.tsx'
import { WaitingLine } from '../components/waiting-line.tsx'

const rowsShown = 6

const usersQuery = (name: string, query: { status?: 'pending'; direction: 'asc' | 'desc' }) => ({
  queryKey: ['users', 'dashboard', name],
  queryFn: async () => (await call(listUsers, { query: { ...query, limit: rowsShown } })).items,
  staleTime: 5000,
})

const failedMailsQuery = {
  queryKey: ['mails', 'dashboard'],
  queryFn: async () => (await call(listMails, { query: { status: 'failed', limit: rowsShown } })).items,
  staleTime: 5000,
}

export const title = 'Administration'

export function Screen() {
  const counts = useQuery(userCountsQuery)
  const waiting = useQuery(usersQuery('waiting', { status: 'pending', direction: 'asc' }))
  const newest = useQuery(usersQuery('newest', { direction: 'desc' }))
  const failed = useQuery(failedMailsQuery)
  const work = useWaitingWork()
  // The height of each part is unknown until it loads. Placeholders stand in until all have loaded, so
  // nothing moves.
  const isWaiting = [waiting, failed, newest, work].some(({ isPending }) => isPending)
  return (
    <div className="page">
      <ScreenHeader title="Dashboard" />
      {isWaiting ? (
        <DashboardSkeleton rows={rowsShown} />
      ) : (
        <div key="here" className="grid gap-6">
          <WaitingLine />
          <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
            <DashboardList
              title="Waiting for approval"
              all="/admin/users?status=pending&direction=asc"
              empty="No one is waiting."
              query={waiting}
              row={(user) => ({ ...rowOf(user), title: user.companyName || user.name })}
            />
            <DashboardList
              title="Failed emails"
              all="/admin/mails?status=failed"
              empty="No emails have failed."
              query={failed}
              row={({ id, toEmail, lastError, createdAt }) => ({
                key: id,
                to: '/admin/mails?status=failed',
                title: toEmail,
                meta: (
                  <>
                    {lastError}, <TimeAgo at={createdAt} />
                  </>
                ),
              })}
            />
            <div className="md:max-xl:col-span-2">
              <DashboardList
                title="Newest accounts"
                all="/admin/users"
                empty="No one has registered yet."
                query={newest}
                row={rowOf}
              />
            </div>
          </div>
          {counts.error && !counts.data ? (
            <QueryFailure
              title="The numbers did not load"
              error={counts.error}
              retrying={counts.isFetching}
              onRetry={() => void counts.refetch()}
            />
          ) : (
            <StandingFigures counts={counts.data} />
          )}
          <BillingFigures />
        </div>
      )}
    </div>
  )
}

const rowOf = ({ id, name, membershipType, createdAt }: UserRow) => ({
  key: id,
  to: `/admin/users/${id}`,
  title: name,
  meta: (
    <>
      {membershipLabels[membershipType]}, <TimeAgo at={createdAt} />
    </>
  ),
})

/** Three lists that have not come. */
function DashboardSkeleton({ rows }: { rows: number }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
      {['waiting', 'failed', 'newest'].map((name) => (
        <Panel key={name} flush>
          <ListSkeleton dense rows={rows} />
        </Panel>
      ))}
    </div>
  )
}
