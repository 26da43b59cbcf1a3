import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type ListingFilters, listingsPath, noFilters, readFilters } from './listing-filters.ts'

type FilterDialogProps = { filters: ListingFilters; onClose: () => void }

/** The filters on a phone, which apply together. */
export function FilterDialog({ filters, onClose }: FilterDialogProps) {
  const id = useId()
  const navigate = useNavigate()
  const { q, near, miles, sort, view } = filters
  const kept = { q, near, miles, sort, view }
  const show = (chosen: Partial<ListingFilters>) => {
    void navigate(listingsPath({ ...noFilters, ...chosen, ...kept }))
    onClose()
  }
  return (
    <Dialog
      open
      title="Filters"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => show({})}>Clear filters</Button>
          <Button type="submit" form={id} variant="primary">
            Show businesses
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
          show(readFilters(new URLSearchParams(typed)))
        }}
      >
        <FilterFields filters={filters} />
      </form>
    </Dialog>
  )
}
