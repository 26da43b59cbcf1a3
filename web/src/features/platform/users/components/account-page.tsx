import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { UserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { adminUserQuery } from '../api/admin-user-queries.ts'

type AccountPageProps = {
  /** Holds the place of the account until it loads. */
  waiting: ReactNode
  crumbs: (account: UserAsAdmin) => Crumb[]
  children: (account: UserAsAdmin) => ReactNode
}

/** A screen about the account in the address. */
export function AccountPage({ waiting, crumbs, children }: AccountPageProps) {
  const { userId = '' } = useParams()
  const { data, isPending, error, isFetching, refetch } = useQuery(adminUserQuery(userId))
  // A malformed id is refused, and belongs to no one, just like an unknown id.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <div className="page">
      <Breadcrumb
        items={[{ label: 'Users', to: '/admin/users' }, ...(data ? crumbs(data) : [{ label: 'Account' }])]}
      />
      {isPending && (
        <>
          <h1 className="sr-only">Account</h1>
          {waiting}
        </>
      )}
      {error && !data && (
        <>
          <ScreenHeader title="Account" />
          {missing ? (
            <EmptyState title="User not found" action={<ButtonLink to="/admin/users">All users</ButtonLink>}>
              The account may have been deleted, or the address of this page is incomplete.
            </EmptyState>
          ) : (
            <QueryFailure
              title="This account did not load"
              error={error}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
        </>
      )}
      {data && children(data)}
    </div>
  )
}
