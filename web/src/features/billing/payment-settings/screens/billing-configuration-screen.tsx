// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PaymentsTab } from '../components/payments-tab.tsx'

const PlansTab = lazy(async () => ({
  default: (await import('#web/features/billing/plans/components/plans-tab.tsx')).PlansTab,
}))
const PromoCodesTab = lazy(async () => ({
  default: (await import('#web/features/billing/promo-codes/components/promo-codes-tab.tsx')).PromoCodesTab,
}))

const tabs = [
  { id: 'payments', label: 'Payments', content: <PaymentsTab /> },
  { id: 'plans', label: 'Plans and prices', content: <PlansTab /> },
  { id: 'promo-codes', label: 'Promo codes', content: <PromoCodesTab /> },
]

const loading = (
  <Panel flush>
    <ListSkeleton rows={6} />
  </Panel>
)

const tabFilter = { tab: z._default(z.string(), 'payments') }

export const title = 'Billing configuration'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(tabFilter)
  return (
    <div className="page">
      <ScreenHeader title="Billing configuration" lead="How members pay, and what memberships cost." />
      <Tabs
        label="Sections"
        narrow="dropdown"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab })}
        tabs={tabs.map((tab) => ({ ...tab, content: <Suspense fallback={loading}>{tab.content}</Suspense> }))}
      />
    </div>
  )
}
