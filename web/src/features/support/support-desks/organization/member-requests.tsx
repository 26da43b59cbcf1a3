import { useMemo } from 'react'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { organizationDeskApi } from '#web/features/support/support-requests/api/organization-desk-api.ts'
import { DeskProvider } from '#web/features/support/support-requests/desk/desk-api.ts'
import { DeskBoard } from '#web/features/support/support-requests/desk/desk-board.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { OwnDesk } from './own-desk-page.tsx'

/** The requests that members sent to an organization. */
export function MemberRequests({ desk: { organizationId, isOpen } }: { desk: OwnDesk }) {
  const desk = useMemo(() => organizationDeskApi(organizationId), [organizationId])
  return (
    <>
      <DeskProvider value={desk}>
        <DeskBoard key={organizationId} />
      </DeskProvider>
      {isOpen && (
        <p className="mt-6 text-sm text-dim">
          Members ask you on{' '}
          <TextLink to={organizationPath(organizationId)}>the page of your organization</TextLink>.
        </p>
      )}
    </>
  )
}
