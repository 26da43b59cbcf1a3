import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { UserAsAdmin } from '#shared/users/admin-contract.ts'
import { QueryFailure } from '#web/features/forms/query-failure.tsx'
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx'
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
  return (
    <div className="shell py-10">
      {isPending && (
        <>
          <h1 className="sr-only">Account</h1>
          <Skeleton lines={8} className="h-10" />
        </>
      )}
      {error && !data && (
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
