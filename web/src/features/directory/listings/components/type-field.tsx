import { useQuery } from '@tanstack/react-query'
import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { facetsQuery } from '../api/listing-queries.ts'
import { withCount } from './filter-fields.tsx'
import type { ListingFilters } from './listing-filters.ts'

type TypeFieldProps = { filters: ListingFilters; apply?: (() => void) | undefined }

/** The kinds of businesses, with how many of each are in the place. */
export function TypeField({ filters: { type, state }, apply }: TypeFieldProps) {
  const facets = useQuery(facetsQuery(state)).data
  const ofType = new Map(facets?.types.map((one) => [one.type, one.count]))
  return (
    <Field label="Type">
      <Select key={type} name="type" defaultValue={type} onChange={apply}>
        <option value="">All types</option>
        {ListingType.options.map((one) => (
          <option key={one} value={one}>
            {withCount(listingTypes[one], ofType.get(one))}
          </option>
        ))}
      </Select>
    </Field>
  )
}
