import { claimPath } from '#shared/directory/organization-claims/claim-path.ts'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { TextLink } from '#web/ui/text-link.tsx'

export function ClaimLink({
  organization: { id, name, status, type, isOwned },
}: {
  organization: PublicOrganization
}) {
  if (status !== 'active' || type === 'platform') return null
  const to = claimPath({ kind: 'organization', id })
  return (
    <p className="text-sm text-dim">
      {isOwned ? (
        <>
          Something wrong? <TextLink to={to}>Tell us if {name} should have another owner</TextLink>.
        </>
      ) : (
        <>
          Is it yours? <TextLink to={to}>Claim {name}</TextLink>.
        </>
      )}
    </p>
  )
}
