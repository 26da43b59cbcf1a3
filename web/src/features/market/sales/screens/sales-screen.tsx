import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SaleList } from '../components/sale-list.tsx'

const tabs = [
  { id: 'bought', label: 'Bought', content: <SaleList side="buyer" /> },
  { id: 'sold', label: 'Sold', content: <SaleList side="seller" /> },
]

const tabFilter = { tab: z._default(z.enum(['bought', 'sold']), 'bought') }

export const title = 'Bought and sold'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(tabFilter)
  return (
    <div className="shell max-w-5xl py-10">
      <ScreenHeader
        title={title}
        lead="Confirm what you bought. Then both of you can give feedback for 14 days."
      />
      <Tabs
        label="Sales"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab: tab === 'sold' ? 'sold' : 'bought' })}
        tabs={tabs}
      />
    </div>
  )
}
