import { useQuery } from '@tanstack/react-query'
import { ListingService } from '#shared/directory/listings/listing-kinds.ts'
import { listingServices } from '#shared/directory/listings/listing-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { facetsQuery } from '../api/listing-queries.ts'
import { chosenOf, type ListingFilters } from './listing-filters.ts'
import { listingStates } from './listing-states.ts'

/** The filters behind the button, with how many businesses of the place each one finds. */
export function FilterFields({ filters }: { filters: ListingFilters }) {
  const { state, services, brands, open, rating, featured } = filters
  const facets = useQuery(facetsQuery(state)).data
  const ofService = new Map(facets?.services.map((one) => [one.service, one.count]))
  return (
    <>
      <Field label="State">
        <Select key={state} name="state" defaultValue={state}>
          <option value="">All states</option>
          {listingStates.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Choices
        legend="Services"
        name="services"
        chosen={chosenOf(services)}
        options={ListingService.options.map((one) => [
          one,
          withCount(listingServices[one], ofService.get(one)),
        ])}
      />
      <Choices
        legend="Brands"
        name="brands"
        chosen={chosenOf(brands)}
        options={(facets?.brands ?? []).map(({ id, name, count }) => [id, withCount(name, count)])}
      />
      <div className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        <Checkbox
          key={`open-${open}`}
          label="Open now"
          name="open"
          value="now"
          defaultChecked={open !== ''}
        />
        <Checkbox
          key={`rating-${rating}`}
          label="Rated 4 or more"
          name="rating"
          value="4"
          defaultChecked={rating !== ''}
        />
        <Checkbox
          key={`featured-${featured}`}
          label="Sponsored"
          name="featured"
          value="yes"
          defaultChecked={featured !== ''}
        />
      </div>
    </>
  )
}

/** A name with how many there are of it, where that is known. */
export const withCount = (name: string, count: number | undefined) => (count ? `${name} (${count})` : name)

type ChoicesProps = {
  legend: string
  name: string
  chosen: readonly string[]
  options: readonly (readonly [id: string, label: string])[]
}

const mostChosen = 5

/** Several of a list, folded up until someone wants them. */
function Choices({ legend, name, chosen, options }: ChoicesProps) {
  const further = chosen.filter((id) => !options.some(([known]) => known === id))
  if (options.length === 0 && chosen.length === 0) return null
  return (
    <details>
      <summary className="block cursor-pointer">
        <span className="select-box control">
          {legend}
          {chosen.length > 0 && ` (${chosen.length})`}
        </span>
      </summary>
      <fieldset key={chosen.join()} className="panel mt-1 grid max-h-80 gap-2 overflow-y-auto bg-raised p-4">
        <legend className="sr-only">{legend}, up to five</legend>
        {options.map(([id, label]) => (
          <Checkbox
            key={id}
            label={label}
            name={name}
            value={id}
            defaultChecked={chosen.includes(id)}
            disabled={chosen.length >= mostChosen && !chosen.includes(id)}
          />
        ))}
        {/* A brand that few carry is not in the list, but stays chosen. */}
        {further.map((id) => (
          <input key={id} type="hidden" name={name} value={id} />
        ))}
      </fieldset>
    </details>
  )
}
