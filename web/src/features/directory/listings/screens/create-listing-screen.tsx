import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ListingEditor } from '../editing/listing-editor.tsx'
import type { ListingStepName } from '../editing/listing-steps.ts'
import { OpenedListing } from '../editing/opened-listing.tsx'
import { stepFilter } from '../editing/step-filter.ts'

export const title = 'Add your business'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(stepFilter)
  const onStep = (step: ListingStepName) => setFilter({ step })
  if (filter.id) return <OpenedListing listingId={filter.id} step={filter.step} onStep={onStep} />
  return (
    <div className="shell max-w-4xl py-10">
      <Breadcrumb items={[{ label: 'My listings', to: '/my-listings' }, { label: title }]} />
      <div data-own="part">
        <PageHeader
          title={title}
          lead="It starts as a draft that only you see. You can leave and come back at any step."
        />
        <ListingEditor own={undefined} step="business" onStep={onStep} />
      </div>
    </div>
  )
}
