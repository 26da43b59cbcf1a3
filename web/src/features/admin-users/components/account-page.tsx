import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { UserAsAdmin } from '#shared/users/admin-contract.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminUserQuery } from '../api/get-user.ts'

type AccountPageProps = {
  crumbs: (account: UserAsAdmin) => Crumb[]
  children: (account: UserAsAdmin) => ReactNode
}

/** A screen about the account in the address. */
export function AccountPage({ crumbs, children }: AccountPageProps) {
  const { userId = '' } = useParams()
  const { data, isPending, error, isFetching, refetch } = useQuery(adminUserQuery(userId))
  const missing = error instanceof ApiError && error.status === 404 && !data
  return (
    <div className="shell py-10">
      {isPending && (
        <>
          <h1 className="sr-only">Account</h1>
          <Skeleton lines={8} className="h-10" />
        </>
      )}
      {missing && (
        <>
          <h1 className="sr-only">Account</h1>
          <EmptyState title="User not found" action={<ButtonLink to="/admin/users">All users</ButtonLink>}>
            The account may have been deleted, or the address of this page is not complete.
          </EmptyState>
        </>
      )}
      {error && !data && !missing && (
        <QueryFailure
          title="This account did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <Breadcrumb items={[{ label: 'Users', to: '/admin/users' }, ...crumbs(data)]} />
          {children(data)}
        </>
      )}
    </div>
  )
}
