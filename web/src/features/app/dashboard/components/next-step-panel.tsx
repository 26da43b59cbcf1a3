import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { Me } from '#shared/platform/users/contract.ts'
import { billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { firstTaskQuery } from '#web/features/directory/business-overview/api/first-task-query.ts'
import { hasListingsQuery } from '#web/features/directory/listings/api/has-listings-query.ts'
import { myOrganizationsQuery } from '#web/features/organizations/organizations/api/my-organizations-query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  hasTasks,
  isStepLikely,
  listsBusiness,
  type NextStep,
  nextStep,
  startsOrganization,
} from './next-step.ts'

type Next = {
  step: NextStep | undefined
  /** There may be one: what is below would be pushed away by it. */
  isOpen: boolean
  /** There is one in all likelihood. */
  isLikely: boolean
}

/** The one thing to do next. If the member’s billing is not available, it is the next step for the account. */
export function useNextStep(me: Me): Next {
  const billing = useQuery(billingOverviewQuery)
  const organizations = useQuery({ ...myOrganizationsQuery, enabled: startsOrganization(me) })
  const listings = useQuery({ ...hasListingsQuery, enabled: listsBusiness(me) })
  const task = useQuery({ ...firstTaskQuery, enabled: hasTasks(me) })
  const step = nextStep(me, billing.data, {
    organizations: organizations.data?.items,
    hasListings: listings.data,
    task: task.data,
  })
  return {
    step,
    isOpen: !step && (organizations.isLoading || listings.isLoading || task.isLoading),
    isLikely: !step && billing.isPending && isStepLikely(me),
  }
}

/** Shows the one thing to do at the top of the dashboard, if there is one. */
export function NextStepPanel({ next: { step, isOpen, isLikely } }: { next: Next }) {
  if (!step && !isOpen && !isLikely) return null
  return (
    <section
      aria-labelledby="next-step"
      className={cx(
        'panel mb-6 grid min-h-44 content-center gap-x-8 gap-y-4 p-5 sm:min-h-28 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center',
        step?.isTrouble && 'tone-warning',
      )}
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
              {step.isTrouble && <TriangleAlert className="mr-1.5 inline size-5" aria-hidden="true" />}
              <span className="sr-only">Your next step: </span>
              {step.title}
            </h2>
            <p className={cx('mt-1 max-w-2xl text-pretty', step.isTrouble ? 'text-ink' : 'text-dim')}>
              {step.text}
            </p>
          </div>
          <ButtonLink to={step.to} variant="primary" className="max-sm:w-full">
            {step.label}
          </ButtonLink>
        </>
      )}
    </section>
  )
}
