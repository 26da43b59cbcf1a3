import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import * as z from 'zod/mini'
import { listMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { query } from '#web/lib/query.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { type FeatureEdits, FeaturesSection } from '../components/features-section.tsx'
import type { MembershipEdits } from '../components/membership-edits.ts'
import { MembershipMatrix } from '../components/membership-matrix.tsx'

export const title = 'Memberships'

const fields = { tab: z._default(z.enum(['permissions', 'features']), 'permissions') }

export function Screen() {
  const { filter, setFilter } = useAddressFilter(fields)
  // A tab that is closed keeps what was edited on it.
  const [rules, setRules] = useState<MembershipEdits>({})
  const [features, setFeatures] = useState<FeatureEdits>({})
  const edited = [...Object.values(rules), ...Object.values(features)]
  return (
    <div className="page">
      <ScreenHeader title="Memberships" lead="What each membership allows, and what it is sold with." />
      <LeaveWarning unsaved={edited.some((edit) => edit !== undefined)} />
      <Tabs
        label="Memberships"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab: tab as typeof filter.tab })}
        tabs={[
          {
            id: 'permissions',
            label: 'Permissions',
            content: <Permissions edits={rules} onEdit={setRules} />,
          },
          {
            id: 'features',
            label: 'Features',
            content: <FeaturesSection edits={features} onEdit={setFeatures} />,
          },
        ]}
      />
    </div>
  )
}

function Permissions(editing: Omit<ComponentProps<typeof MembershipMatrix>, 'memberships'>) {
  const memberships = useQuery(query('memberships', listMembershipRules, {}))
  return (
    <>
      {memberships.isPending && <Skeleton lines={20} className="h-9" />}
      {memberships.isError && !memberships.data && (
        <QueryFailure
          title="The memberships did not load"
          error={memberships.error}
          retrying={memberships.isFetching}
          onRetry={() => void memberships.refetch()}
        />
      )}
      {memberships.data && <MembershipMatrix memberships={memberships.data.items} {...editing} />}
    </>
  )
}
