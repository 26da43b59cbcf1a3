// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ReviewTab } from '../administration/review-tab.tsx'

const RunningTab = lazy(async () => ({
  default: (await import('#web/features/ads/ad-delivery/administration/running-tab.tsx')).RunningTab,
}))
const ZonesTab = lazy(async () => ({
  default: (await import('#web/features/ads/ad-zones/administration/zones-tab.tsx')).ZonesTab,
}))
const OrdersTab = lazy(async () => ({
  default: (await import('#web/features/ads/ad-orders/administration/orders-tab.tsx')).OrdersTab,
}))
const FiguresTab = lazy(async () => ({
  default: (await import('#web/features/ads/ad-delivery/administration/figures-tab.tsx')).FiguresTab,
}))
const HouseAdsTab = lazy(async () => ({
  default: (await import('#web/features/ads/house-ads/administration/house-ads-tab.tsx')).HouseAdsTab,
}))

export const title = 'Ads'

const later = (content: ReactNode) => (
  <Suspense fallback={<div className="skeleton h-64" />}>{content}</Suspense>
)

export function Screen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Review ads, and manage campaigns, prices, and payments." />
      <Tabs
        label="Ads"
        narrow="dropdown"
        value={search.get('tab') ?? 'review'}
        // The filters of one tab mean something else in another.
        onChange={(tab) =>
          setSearch(tab === 'review' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: 'review', label: 'Review', content: <ReviewTab /> },
          { id: 'running', label: 'Running', content: later(<RunningTab />) },
          { id: 'zones', label: 'Ad spaces', content: later(<ZonesTab />) },
          { id: 'orders', label: 'Orders', content: later(<OrdersTab />) },
          { id: 'statistics', label: 'Statistics', content: later(<FiguresTab />) },
          { id: 'house-ads', label: 'House ads', content: later(<HouseAdsTab />) },
        ]}
      />
    </div>
  )
}
