import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FilterFields } from './filter-fields.tsx'
import { type ItemFilters, itemsPath, noFilters, readFilters } from './item-filters.ts'

type FilterDialogProps = { filters: ItemFilters; onClose: () => void }

/** The filters on a phone, which apply together. */
export function FilterDialog({ filters, onClose }: FilterDialogProps) {
  const id = useId()
  const navigate = useNavigate()
  const { q, near, miles, sort, category } = filters
  const kept = { q, near, miles, sort, category }
  const show = (chosen: Partial<ItemFilters>) => {
    void navigate(itemsPath({ ...noFilters, ...chosen, ...kept }))
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
            Show items
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
