import { useQuery } from '@tanstack/react-query'
import { listMails } from '#shared/mails/contract.ts'
import { membershipLabels } from '#shared/users/membership-type.ts'
import { listUsers } from '#shared/users/user-list-contract.ts'
import { adminUsersKey, userCountsQuery } from '#web/features/admin-users/api/list-users.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { call } from '#web/lib/call.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DashboardList } from '../components/dashboard-list.tsx'
import { StandingFigures } from '../components/standing-figures.tsx'

const rowsShown = 6

const usersQuery = (name: string, query: { status?: 'pending'; direction: 'asc' | 'desc' }) => ({
  queryKey: [...adminUsersKey, 'dashboard', name],
  queryFn: async () => (await call(listUsers, { query: { ...query, limit: rowsShown } })).items,
  staleTime: 5000,
})

const failedMailsQuery = {
  queryKey: ['mails', 'dashboard'],
  queryFn: async () => (await call(listMails, { query: { status: 'failed', limit: rowsShown } })).items,
  staleTime: 5000,
}

export function Screen() {
  const counts = useQuery(userCountsQuery)
  const waiting = useQuery(usersQuery('waiting', { status: 'pending', direction: 'asc' }))
  const newest = useQuery(usersQuery('newest', { direction: 'desc' }))
  const failed = useQuery(failedMailsQuery)
  return (
    <div className="page">
      <ScreenHeader title="Dashboard" />
      <div className="grid gap-6">
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
        <div className="grid items-start gap-6 lg:grid-cols-3">
          <DashboardList
            title="Waiting for approval"
            all="/admin/users?status=pending&direction=asc"
            empty="No one is waiting."
            query={waiting}
            rowKey={({ id }) => id}
            row={(user) => (
              <>
                <TextLink to={`/admin/users/${user.id}`}>{user.companyName || user.name}</TextLink>
                <span className="text-sm text-dim">
                  {membershipLabels[user.membershipType]}, <TimeAgo at={user.createdAt} />
                </span>
              </>
            )}
          />
          <DashboardList
            title="Newest accounts"
            all="/admin/users"
            empty="No one has registered yet."
            query={newest}
            rowKey={({ id }) => id}
            row={(user) => (
              <>
                <TextLink to={`/admin/users/${user.id}`}>{user.name}</TextLink>
                <span className="text-sm text-dim">
                  {membershipLabels[user.membershipType]}, <TimeAgo at={user.createdAt} />
                </span>
              </>
            )}
          />
          <DashboardList
            title="Failed emails"
            all="/admin/mails?status=failed"
            empty="No emails have failed."
            query={failed}
            rowKey={({ id }) => id}
            row={(mail) => (
              <>
                <span className="break-all">{mail.toEmail}</span>
                <span className="text-sm text-dim">
                  {mail.lastError}, <TimeAgo at={mail.createdAt} />
                </span>
              </>
            )}
          />
        </div>
      </div>
    </div>
  )
}
