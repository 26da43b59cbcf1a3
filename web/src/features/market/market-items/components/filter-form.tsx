import { useState } from 'react'
import { ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { itemConditions } from '#shared/market/market-items/item-labels.ts'
import { isZipCode } from '#shared/platform/places/place-name.ts'
import { SearchForm } from '#web/features/platform/lists/search-form.tsx'
import { PlaceInput } from '#web/features/platform/places/components/place-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { FilterFields } from './filter-fields.tsx'
import { countFolded, type ItemFilters, itemsPath, radii, readFilters, usualOrder } from './item-filters.ts'

type FilterFormProps = {
  filters: ItemFilters
  /** Why the place is none. */
  placeError?: string | undefined
}

/** What is searched for and where; the other filters stand behind a button. */
export function FilterForm({ filters, placeError }: FilterFormProps) {
  const { q, near, miles, category, condition } = filters
  const [typed, setTyped] = useState('')
  const sort = filters.sort || usualOrder(filters)
  return (
    <>
      <SearchForm
        action="/marketplace"
        label="Search"
        placeholder="Brand, model, or kind"
        filters={{ q, near, miles, sort }}
        kept={{ category }}
        pathOf={(search) => itemsPath(readFilters(search))}
        set={{ line: [near, condition].filter(Boolean).length, folded: countFolded(filters) }}
        show="Show items"
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
            <Field label="Condition">
              <Select key={condition} name="condition" defaultValue={condition} onChange={apply}>
                <option value="">Any condition</option>
                {ItemCondition.options.map((one) => (
                  <option key={one} value={one}>
                    {itemConditions[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Sort">
              <Select key={near ? 'near' : 'anywhere'} name="sort" defaultValue={sort} onChange={apply}>
                <option value="newest">Newest</option>
                {near && <option value="nearest">Nearest</option>}
                <option value="price_up">Price, low to high</option>
                <option value="price_down">Price, high to low</option>
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
