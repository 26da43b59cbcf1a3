import { useEffect } from 'react'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DeskHeader } from './desk-header.tsx'
import { InvitationBanner } from './invitation-banner.tsx'
import { StatusBanner } from './status-banner.tsx'

/** An organization without a page, as its people find it at the address of the page. */
export function HiddenOrganization({ own }: { own: OwnOrganization }) {
  const { id, name } = own.organization
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Organizations', to: '/organizations' }, { label: name }]} />
      <div className="mt-4 grid gap-6">
        <DeskHeader
          own={own}
          actions={own.role && <ButtonLink to={manageOrganizationPath(id)}>Manage</ButtonLink>}
        />
        {own.invite && <InvitationBanner own={own} />}
        {own.role && <StatusBanner own={own} />}
      </div>
    </div>
  )
}
