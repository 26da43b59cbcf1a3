// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { ManagerTab } from '../administration/manager-tab.ts'
import * as ofNouns from '../administration/manager-tabs-of-nouns.ts'
import { WaitingTab } from '../administration/waiting-tab.tsx'

const ListingsTab = lazy(async () => ({
  default: (await import('../administration/listings-tab.tsx')).ListingsTab,
}))
const ClaimsTab = lazy(async () => ({
  default: (await import('#web/features/directory/organization-claims/administration/claims-tab.tsx'))
    .ClaimsTab,
}))
const ReviewsTab = lazy(async () => ({
  default: (await import('#web/features/directory/listing-reviews/administration/reviews-tab.tsx'))
    .ReviewsTab,
}))
const ListingCases = lazy(async () => ({
  default: (await import('#web/features/platform/reports/components/case-board.tsx')).CaseBoard,
}))
const BrandsTab = lazy(async () => ({
  default: (await import('#web/features/directory/brands/administration/brands-tab.tsx')).BrandsTab,
}))
/** Loaded when an administrator adds one: it brings the form along. */
const AddDialog = lazy(async () => ({
  default: (await import('../administration/add-dialog.tsx')).AddDialog,
}))

/** Tabs of other nouns. */
const further = (Object.values(ofNouns) as ManagerTab[]).map(({ id, label, load }) => ({
  id,
  label,
  Content: lazy(load),
}))

export const title = 'Directory'

const reported = ['listing', 'review'] as const

const later = (content: ReactNode) => (
  <Suspense fallback={<div className="skeleton h-64" />}>{content}</Suspense>
)

export function Screen() {
  const [search, setSearch] = useSearchParams()
  const [adding, setAdding] = useState(false)
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="Review what businesses and visitors submit, and manage the listings on the site."
        actions={<Button onClick={() => setAdding(true)}>Add a listing</Button>}
      />
      <Tabs
        label="Directory"
        value={search.get('tab') ?? 'waiting'}
        // The filters of one tab mean something else in another.
        onChange={(tab) =>
          setSearch(tab === 'waiting' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: 'waiting', label: 'Pending', content: <WaitingTab /> },
          { id: 'listings', label: 'Listings', content: later(<ListingsTab />) },
          { id: 'claims', label: 'Claims', content: later(<ClaimsTab />) },
          { id: 'reviews', label: 'Reviews', content: later(<ReviewsTab />) },
          { id: 'reports', label: 'Reports', content: later(<ListingCases types={reported} />) },
          { id: 'brands', label: 'Brands', content: later(<BrandsTab />) },
          ...further.map(({ id, label, Content }) => ({ id, label, content: later(<Content />) })),
        ]}
      />
      {adding && (
        <Suspense fallback={null}>
          <AddDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  )
}
