import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** What a support desk is, for someone who has none. */
export const NoDesk = ({ isOrganization }: { isOrganization: boolean }) => (
  <EmptyState
    title={isOrganization ? 'Your desk comes with your organization' : 'Desks are for organizations'}
    action={
      <ButtonLink variant="primary" to="/organizations">
        {isOrganization ? 'Your organizations' : 'See organizations'}
      </ButtonLink>
    }
  >
    {isOrganization
      ? 'Members ask a club or promoter on its page, and its owners and managers answer here. Start yours, or let an owner invite you.'
      : 'Owners and managers who have the Organization membership answer their members here.'}
  </EmptyState>
)
