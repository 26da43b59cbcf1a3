import { useQuery } from '@tanstack/react-query'
import { listMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { FeaturesSection } from '../components/features-section.tsx'
import { MembershipForm } from '../components/membership-form.tsx'

export const title = 'Memberships'

export function Screen() {
  const memberships = useQuery(query('memberships', listMembershipRules, {}))
  return (
    <div className="page">
      <ScreenHeader
        title="Memberships"
        lead="What each membership allows, its limits, and whether it is open to new members."
      />
      {memberships.isPending && <Skeleton lines={4} className="h-40" />}
      {memberships.isError && !memberships.data && (
        <QueryFailure
          title="The memberships did not load"
          error={memberships.error}
          retrying={memberships.isFetching}
          onRetry={() => void memberships.refetch()}
        />
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {memberships.data?.items.map((rules) => (
          <MembershipForm key={rules.type} rules={rules} />
        ))}
      </div>
      <FeaturesSection />
    </div>
  )
}
