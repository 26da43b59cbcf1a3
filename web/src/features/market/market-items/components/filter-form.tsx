import { SlidersHorizontal } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { isZipCode } from '#shared/platform/places/place-name.ts'
import { DirectoryForm } from '#web/features/platform/lists/directory-form.tsx'
import { PlaceInput } from '#web/features/platform/places/components/place-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { FilterFields } from './filter-fields.tsx'
import { countFolded, type ItemFilters, itemsPath, radii, readFilters, usualOrder } from './item-filters.ts'

const FilterDialog = lazy(async () => ({ default: (await import('./filter-dialog.tsx')).FilterDialog }))

type FilterFormProps = {
  filters: ItemFilters
  /** Why the place is none. */
  placeError?: string | undefined
}

/** What is searched for and where; the other filters stand below, on a phone behind a button. */
export function FilterForm({ filters, placeError }: FilterFormProps) {
  const { q, near, miles, category } = filters
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const sort = filters.sort || usualOrder(filters)
  const hidden = countFolded(filters)
  return (
    <>
      <DirectoryForm
        action="/marketplace"
        filters={{ q, near, miles, sort }}
        pathOf={(search) => itemsPath(readFilters(search))}
        className="panel mb-4 grid items-start gap-4 p-4 grid-cols-2 lg:grid-cols-5"
      >
        {(apply) => (
          <>
            {category && <input type="hidden" name="category" value={category} />}
            <Field label="Search" className="col-span-2">
              <Input
                name="q"
                type="search"
                defaultValue={q}
                maxLength={60}
                placeholder="Brand, model, or kind"
              />
            </Field>
            <Field label="Near" {...(placeError && { error: placeError })}>
              <PlaceInput
                name="near"
                typed={typed}
                maxLength={90}
                placeholder="ZIP code or city"
                defaultValue={near}
                onChange={({ target }) => setTyped(target.value)}
              />
            </Field>
            <Field label="Within">
              <Select name="miles" defaultValue={miles} onChange={() => near && apply()}>
                {radii.map((one) => (
                  <option key={one} value={one}>
                    {one} miles
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Sort" className="max-lg:col-span-2">
              <Select key={near ? 'near' : 'anywhere'} name="sort" defaultValue={sort} onChange={apply}>
                <option value="newest">Newest</option>
                {near && <option value="nearest">Nearest</option>}
                <option value="price_up">Price, low to high</option>
                <option value="price_down">Price, high to low</option>
              </Select>
            </Field>
            <div className="contents max-lg:hidden">
              <FilterFields filters={filters} apply={apply} />
            </div>
            <Button className="lg:hidden" onClick={() => setOpen(true)}>
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              Filters{hidden > 0 && ` (${hidden})`}
            </Button>
            <Button type="submit" variant="primary" className="self-end">
              Search
            </Button>
          </>
        )}
      </DirectoryForm>
      {near && !isZipCode(near) && (
        <p className="mb-4 text-sm text-dim">
          Cities:{' '}
          <a href="https://www.geonames.org" className="link">
            GeoNames
          </a>
          , CC BY 4.0
        </p>
      )}
      {isOpen && (
        <Suspense>
          <FilterDialog filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
