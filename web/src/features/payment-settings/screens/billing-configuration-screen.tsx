import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PlansTab } from '../components/plans-tab.tsx'

const tabs = [{ id: 'plans', label: 'Plans and prices', content: <PlansTab /> }]

const tabFilter = { tab: z._default(z.string(), 'plans') }

export const title = 'Billing configuration'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(tabFilter)
  return (
    <div className="page">
      <ScreenHeader title="Billing configuration" lead="How members pay, and what memberships cost." />
      <Tabs label="Sections" value={filter.tab} onChange={(tab) => setFilter({ tab })} tabs={tabs} />
    </div>
  )
}
