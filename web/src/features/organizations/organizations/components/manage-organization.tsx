// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DeskHeader } from './desk-header.tsx'
import { InvitationBanner } from './invitation-banner.tsx'
import { StatusBanner } from './status-banner.tsx'

/** The tabs bring forms, pictures, and menus along. */
const ProfileTab = lazy(async () => ({ default: (await import('./profile-tab.tsx')).ProfileTab }))
const PeopleTab = lazy(async () => ({ default: (await import('./people-tab.tsx')).PeopleTab }))

/** Where the people of an organization run it, and those whom it has invited answer. */
export function ManageOrganization({ own }: { own: OwnOrganization }) {
  const { organization, role } = own
  const { id, name } = organization
  useEffect(() => {
    document.title = pageTitle(`Manage ${name}`)
  }, [name])
  const isShown = hasPage(organization)
  return (
    <div className="shell max-w-5xl py-10">
      <Breadcrumb
        items={[
          { label: 'Organizations', to: '/organizations' },
          isShown ? { label: name, to: organizationPath(id) } : { label: name },
          ...(isShown ? [{ label: 'Manage' }] : []),
        ]}
      />
      <div className="mt-4 grid gap-6">
        <DeskHeader
          own={own}
          actions={isShown && <ButtonLink to={organizationPath(id)}>View page</ButtonLink>}
        />
        {role ? (
          <>
            <StatusBanner own={own} />
            <Desk own={own} role={role} />
          </>
        ) : (
          <InvitationBanner own={own} />
        )}
      </div>
    </div>
  )
}

const waiting = (
  <Panel flush>
    <ListSkeleton rows={3} />
  </Panel>
)

type DeskProps = { own: OwnOrganization; role: OrganizationRole }

function Desk({ own: { organization }, role }: DeskProps) {
  const [search, setSearch] = useSearchParams()
  const tabs = [
    {
      id: 'profile',
      label: 'Profile',
      content: (
        <Suspense fallback={waiting}>
          <ProfileTab organization={organization} role={role} />
        </Suspense>
      ),
    },
    {
      id: 'people',
      label: 'People',
      content: (
        <Suspense fallback={waiting}>
          <PeopleTab organization={organization} role={role} />
        </Suspense>
      ),
    },
  ]
  return (
    <Tabs
      label="Manage the organization"
      tabs={tabs}
      value={search.get('tab') ?? 'profile'}
      onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
    />
  )
}
