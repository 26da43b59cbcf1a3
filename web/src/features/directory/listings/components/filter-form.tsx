import { useState } from 'react'
import { isZipCode } from '#shared/platform/places/place-name.ts'
import { SearchForm } from '#web/features/platform/lists/search-form.tsx'
import { PlaceInput } from '#web/features/platform/places/components/place-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { FilterFields } from './filter-fields.tsx'
import {
  countFolded,
  type ListingFilters,
  listingsPath,
  radii,
  readFilters,
  usualOrder,
} from './listing-filters.ts'
import { TypeField } from './type-field.tsx'

type FilterFormProps = {
  filters: ListingFilters
  /** Why the place is none. */
  placeError?: string | undefined
}

/** What is searched for and where; the other filters stand behind a button. */
export function FilterForm({ filters, placeError }: FilterFormProps) {
  const { q, near, miles, type, view } = filters
  const [typed, setTyped] = useState('')
  const sort = filters.sort || usualOrder(filters)
  return (
    <>
      <SearchForm
        action="/directory"
        label="Business"
        placeholder="Name, service, or brand"
        filters={{ q, near, miles, sort }}
        kept={{ view }}
        pathOf={(search) => listingsPath(readFilters(search))}
        set={{ line: [near, type].filter(Boolean).length, folded: countFolded(filters) }}
        show="Show businesses"
        line={(apply) => (
          <>
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
              <Select name="miles" defaultValue={miles} onChange={() => near && apply?.()}>
                {radii.map((one) => (
                  <option key={one} value={one}>
                    {one} miles
                  </option>
                ))}
              </Select>
            </Field>
            <TypeField filters={filters} apply={apply} />
            <Field label="Sort">
              <Select key={near ? 'near' : 'anywhere'} name="sort" defaultValue={sort} onChange={apply}>
                <option value="recommended">Recommended</option>
                {near && <option value="nearest">Nearest</option>}
                <option value="rated">Top rated</option>
                <option value="newest">Newest</option>
                <option value="name">Name</option>
              </Select>
            </Field>
          </>
        )}
        folded={() => <FilterFields filters={filters} />}
      />
      {near && !isZipCode(near) && (
        <p className="mb-4 text-sm text-dim">
          Cities:{' '}
          <a href="https://www.geonames.org" className="link">
            GeoNames
          </a>
          , CC BY 4.0
        </p>
      )}
    </>
  )
}
