import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useMemo, useState } from 'react'
import type { AdminBrand } from '#shared/directory/brands/contract.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { allBrandsQuery } from '../api/admin-brands-query.ts'
import { type BrandVerb, brandColumns } from './brand-columns.tsx'
import { brandFilter, brandFilterParts } from './brand-filter.ts'
import { brandStatuses } from './brand-statuses.ts'

/** Loaded when an administrator acts: they bring the forms along. */
const BrandDialog = lazy(async () => ({ default: (await import('./brand-dialog.tsx')).BrandDialog }))
const AddBrandDialog = lazy(async () => ({
  default: (await import('./add-brand-dialog.tsx')).AddBrandDialog,
}))

type Asked = { brand: AdminBrand; verb: BrandVerb } | 'add'

/** The brands that listings carry: what members propose is decided here. */
export function BrandsTab() {
  const { filter, setFilter } = useAddressFilter(brandFilter)
  const pages = useInfiniteQuery(allBrandsQuery(filter))
  const [asked, setAsked] = useState<Asked>()
  const columns = useMemo(() => brandColumns((brand, verb) => setAsked({ brand, verb })), [])
  const close = () => setAsked(undefined)
  const { brandStatus = 'proposed', brandName } = filter
  return (
    <>
      <FilterBar parts={brandFilterParts} filter={filter} onChange={setFilter}>
        <Button variant="primary" onClick={() => setAsked('add')}>
          Add brand
        </Button>
      </FilterBar>
      <TablePanel
        pages={pages}
        caption={`${brandStatuses[brandStatus]} brands by name`}
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={8}
        failed="The brands did not load"
        empty={
          brandName ? (
            <EmptyState title="No matching brands" />
          ) : (
            <EmptyState title={brandStatus === 'proposed' ? 'No brand is waiting' : 'No brands here'}>
              {brandStatus === 'proposed' && 'Brands that members propose for their listings appear here.'}
            </EmptyState>
          )
        }
      />
      {asked && (
        <Suspense fallback={null}>
          {asked === 'add' ? <AddBrandDialog onClose={close} /> : <BrandDialog {...asked} onClose={close} />}
        </Suspense>
      )}
    </>
  )
}
