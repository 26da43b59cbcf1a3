import { useQuery } from '@tanstack/react-query'
import { billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { hasListingsQuery } from '#web/features/directory/listings/api/has-listings-query.ts'
import { myOrganizationsQuery } from '#web/features/organizations/organizations/api/my-organizations-query.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { isStepLikely, listsBusiness, nextStep, startsOrganization } from './next-step.ts'

/**
 * Shows the one thing to do at the top of the dashboard, if there is one. If the member's billing is not available, it
 * shows the next step for the account.
 */
export function NextStepPanel() {
  const me = useMe()
  const { data: billing, isPending } = useQuery(billingOverviewQuery)
  const { data: mine } = useQuery({ ...myOrganizationsQuery, enabled: startsOrganization(me) })
  const { data: hasListings } = useQuery({ ...hasListingsQuery, enabled: listsBusiness(me) })
  const step = nextStep(me, billing, mine?.items, hasListings)
  const isWaiting = isPending && !step && isStepLikely(me)
  if (!step && !isWaiting) return null
  return (
    <section
      aria-labelledby="next-step"
      className="panel mb-6 grid min-h-44 content-center gap-x-8 gap-y-4 p-5 sm:min-h-28 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      {!step ? (
        <>
          <div className="grid gap-3">
            <Skeleton className="h-6 w-64 max-w-full" />
            <Skeleton className="h-5 w-96 max-w-full" label="" />
          </div>
          <Skeleton className="h-11 sm:w-44" label="" />
        </>
      ) : (
        <>
          <div>
            <h2 id="next-step" className="text-xl font-semibold text-balance">
              <span className="sr-only">Your next step: </span>
              {step.title}
            </h2>
            <p className="mt-1 max-w-2xl text-pretty text-dim">{step.text}</p>
          </div>
          <ButtonLink to={step.to} variant="primary" className="max-sm:w-full">
            {step.label}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
