import { useQuery } from '@tanstack/react-query'
import { listPlanFeatures } from '#shared/billing/plans/features-contract.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type EditedFeature, FeaturesForm } from './features-form.tsx'

export type FeatureEdits = Partial<Record<PublicMembershipType, EditedFeature[] | undefined>>

type FeaturesSectionProps = {
  edits: FeatureEdits
  onEdit: (change: (now: FeatureEdits) => FeatureEdits) => void
}

/** The benefits of every membership, in words. */
export function FeaturesSection({ edits, onEdit }: FeaturesSectionProps) {
  const features = useQuery(query('memberships', listPlanFeatures, {}))
  return (
    <section aria-labelledby="features" className="grid gap-6">
      <div className="max-w-3xl">
        <h2 id="features" className="text-xl font-semibold">
          What each membership includes
        </h2>
        <p className="mt-2 text-dim">
          Visitors see these features on the pricing page and at checkout. If a feature needs something the
          platform can’t do yet, we keep it here but don’t list it.
        </p>
      </div>
      {features.isPending && <Skeleton lines={3} className="h-40" />}
      {features.isError && !features.data && (
        <QueryFailure
          title="The features did not load"
          error={features.error}
          retrying={features.isFetching}
          onRetry={() => void features.refetch()}
        />
      )}
      {features.data?.items.map((saved) => (
        <FeaturesForm
          key={saved.type}
          saved={saved}
          edited={edits[saved.type]}
          onEdit={(change) => onEdit((now) => ({ ...now, [saved.type]: change(now[saved.type]) }))}
        />
      ))}
    </section>
  )
}
