import { useQuery } from '@tanstack/react-query'
import { isOpen } from '#shared/directory/organization-claims/claim.ts'
import type { ClaimedThing } from '#shared/directory/organization-claims/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Kind, myClaimQuery } from '../api/claim-queries.ts'
import { ClaimForm } from './claim-form.tsx'
import { ClaimState } from './claim-state.tsx'

/** The member’s own claim: the form, or how it stands. One that ended can be filed once more. */
export function OwnClaim({ kind, thing }: { kind: Kind; thing: ClaimedThing }) {
  const own = useQuery(myClaimQuery(kind, thing.subject.id))
  if (own.isPending) return <Skeleton lines={4} className="h-24" />
  if (own.isError)
    return (
      <QueryFailure
        title="Your claim did not load"
        error={own.error}
        retrying={own.isFetching}
        onRetry={() => void own.refetch()}
      />
    )
  const { claim, isMine, domain } = own.data
  return (
    <div className="grid gap-6">
      {isMine && (
        <Banner tone="success">
          This is already yours. <TextLink to={managePath(thing)}>Open it</TextLink>.
        </Banner>
      )}
      {claim && <ClaimState claim={claim} domain={domain} />}
      {!isMine && !(claim && isOpen(claim)) && <ClaimForm thing={thing} domain={domain} />}
    </div>
  )
}

const managePath = ({ subject: { kind, id } }: ClaimedThing) =>
  kind === 'listing' ? `/directory/edit/${id}` : `/organizations/${id}/manage`
