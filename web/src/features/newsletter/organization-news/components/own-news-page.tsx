import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useOwnOrganizations } from '../api/use-own-organizations.ts'

type Organization = OwnOrganization['organization']

type OwnNewsPageProps = {
  title: string
  actions: (organization: Organization) => ReactNode
  children: (organization: Organization) => ReactNode
}

/** The news of the organization that is chosen, for those who write it. */
export function OwnNewsPage({ title, actions, children }: OwnNewsPageProps) {
  const { mayWrite, read, all, chosen } = useOwnOrganizations()
  const [, setSearch] = useSearchParams()
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead={all.length === 1 ? chosen?.name : undefined}
        actions={
          <>
            {all.length > 1 && (
              <Select
                aria-label="Organization"
                value={chosen?.id}
                onChange={({ target }) => setSearch({ organization: target.value })}
              >
                {all.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
            {chosen && actions(chosen)}
          </>
        }
      />
      {(!mayWrite || (read.data && !chosen)) && <NoNews isOrganization={mayWrite} />}
      {read.isError && !read.data && (
        <QueryFailure
          title="Your organizations did not load"
          error={read.error}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      )}
      {mayWrite && read.isPending && <Skeleton lines={4} className="h-14" />}
      {chosen && children(chosen)}
    </div>
  )
}

/** What member news is, for someone who writes none. */
export const NoNews = ({ isOrganization }: { isOrganization: boolean }) => (
  <EmptyState
    title={isOrganization ? 'News comes with your organization' : 'Member news is for organizations'}
    action={
      <ButtonLink variant="primary" to="/organizations">
        {isOrganization ? 'Your organizations' : 'See organizations'}
      </ButtonLink>
    }
  >
    {isOrganization
      ? 'Owners and managers write to those who follow their club, and to those who entered its events. Start yours, or let an owner invite you.'
      : 'Owners and managers who have the Organization membership write to those who follow them, and to those who entered their events.'}
  </EmptyState>
)
