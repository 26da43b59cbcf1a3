import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { AdminActions } from '../administration/admin-actions.tsx'
import { AdminPeople } from '../administration/admin-people.tsx'
import { OwnerNames } from '../administration/owner-names.tsx'
import { PlatformContact } from '../administration/platform-contact.tsx'
import { adminOrganizationQuery } from '../api/admin-organization-queries.ts'
import { ProfileFacts } from '../components/profile-facts.tsx'
import { StatusBadge } from '../components/status-badge.tsx'

export const title = 'Organization'

const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

export function Screen() {
  const { organizationId = '' } = useParams()
  const organization = useQuery(adminOrganizationQuery(organizationId))
  if (organization.data === null) return <NotFound />
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { label: 'Organizations', to: '/admin/organizations' },
          { label: organization.data?.name ?? title },
        ]}
      />
      <div className="mt-4">
        {organization.data && <Whole organization={organization.data} />}
        {organization.isError && !organization.data && (
          <QueryFailure
            title="This organization did not load"
            error={organization.error}
            retrying={organization.isFetching}
            onRetry={() => void organization.refetch()}
          />
        )}
        {organization.isPending && (
          <div className={columns}>
            <DetailPanel title="Profile" facts={undefined} />
            <DetailPanel title="Standing" facts={undefined} skeletonRows={3} />
          </div>
        )}
      </div>
    </div>
  )
}

function Whole({ organization }: { organization: AdminOrganization }) {
  const { id, name, logoUrl, statusSince, reason, removed, createdAt, systemConfig, owners } = organization
  return (
    <>
      <ScreenHeader
        title={
          <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
            <Avatar name={name} src={logoUrl ?? null} size="sm" />
            {name}
            <StatusBadge organization={organization} />
          </span>
        }
        actions={
          <>
            {hasPage(organization) && <ButtonLink to={organizationPath(id)}>View page</ButtonLink>}
            <AdminActions organization={organization} />
          </>
        }
      />
      <div className={columns}>
        <ProfileFacts organization={organization} />
        <div className="grid gap-6">
          {systemConfig && <PlatformContact config={systemConfig} />}
          <DetailPanel
            beside
            title="Standing"
            facts={[
              ['Status since', localTime(statusSince)],
              reason && [
                'Reason',
                <span key="reason" className="wrap-anywhere">
                  {reason}
                </span>,
              ],
              removed && [
                'Removed',
                <span key="removed" className="wrap-anywhere">
                  {removed.reason}
                </span>,
              ],
              // The people stand below; here is what needs an administrator.
              !owners.some(({ isActive }) => isActive) && [
                'Owner',
                <OwnerNames key="owner" organization={organization} />,
              ],
              createdAt !== statusSince && ['Started', localTime(createdAt)],
            ]}
          />
          <AdminPeople organizationId={id} />
        </div>
      </div>
    </>
  )
}
