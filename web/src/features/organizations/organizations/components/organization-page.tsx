import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect } from 'react'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ownOrganizationQuery } from '../api/organization-queries.ts'
import { AboutOrganization } from './about-organization.tsx'
import { OrganizationSections } from './organization-sections.tsx'
import { OrganizationSheet } from './organization-sheet.tsx'
import { PublicPeople } from './public-people.tsx'

const InvitationBanner = lazy(async () => ({
  default: (await import('./invitation-banner.tsx')).InvitationBanner,
}))

/** An organization as everyone sees it, with the way to its desk for its people. */
export function OrganizationPage({ organization }: { organization: PublicOrganization }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const own = useQuery({ ...ownOrganizationQuery(organization.id), enabled: isMember }).data
  const { id, name, status, description } = organization
  // When the user came here inside the application, the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Organizations', to: '/organizations' }, { label: name }]} />
      <div className="mt-4 grid gap-6">
        {status === 'archived' && (
          <Banner tone="info">This organization is archived. Its past events stay.</Banner>
        )}
        {own?.invite && (
          <Suspense>
            <InvitationBanner own={own} />
          </Suspense>
        )}
        <OrganizationSheet
          organization={organization}
          actions={
            own &&
            (own.role ? (
              <ButtonLink to={manageOrganizationPath(id)}>Manage</ButtonLink>
            ) : (
              <ReportButton subject={{ type: 'organization', id }} of={`the organization ${name}`} />
            ))
          }
        >
          <OrganizationSections organization={organization} below={10} />
        </OrganizationSheet>
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid min-w-0 gap-6 empty:hidden">
            <OrganizationSections organization={organization} from={10} below={20} />
            {description && <AboutOrganization text={description} />}
            <OrganizationSections organization={organization} from={20} below={90} />
          </div>
          <PublicPeople organization={organization} />
        </div>
        <OrganizationSections organization={organization} from={90} />
      </div>
    </div>
  )
}
