import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListingCard } from '#shared/directory/listings/listing-card.ts'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { ownOrganizationQuery } from '#web/features/organizations/organizations/api/organization-queries.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLetListingGo } from '../api/organization-commands.ts'

type LetGoProps = {
  listing: Pick<ListingCard, 'id' | 'businessName'>
  organization: Pick<PublicOrganization, 'id' | 'name'>
}

/** Owners of an organization take a business out of it, as when the one who brought it has left. */
export function LetGo({ listing: { id: listingId, businessName }, organization }: LetGoProps) {
  const { id: organizationId, name } = organization
  const { data: own } = useQuery(ownOrganizationQuery(organizationId))
  const command = useLetListingGo()
  const [asking, setAsking] = useState(false)
  if (own?.role !== 'owner') return null
  return (
    // The name of the row is a link over all of it.
    <div data-own="part" className="relative">
      <Button size="sm" onClick={() => setAsking(true)}>
        Remove<span className="sr-only"> {businessName}</span>
      </Button>
      {asking && (
        <ConfirmCommand
          command={command}
          input={{ params: { organizationId, listingId } }}
          done={`${businessName} is no longer in ${name}`}
          title={`Remove ${businessName} from ${name}?`}
          description="Its listing stays in the directory. We notify its owner."
          confirmLabel="Remove"
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
