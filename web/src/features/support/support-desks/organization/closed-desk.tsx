import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { OwnDesk } from './own-desk-page.tsx'

/** Why no one can write to a desk, and what opens it. */
export const ClosedDesk = ({ desk: { organizationId, name } }: { desk: OwnDesk }) => (
  <Banner
    className="mb-6"
    action={
      <ButtonLink size="sm" to={manageOrganizationPath(organizationId)}>
        Go to the organization
      </ButtonLink>
    }
  >
    Members ask on the page of {name}, and it has none now. Once it is active, the desk is open.
  </Banner>
)
