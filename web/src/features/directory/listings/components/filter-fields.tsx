import { useQuery } from '@tanstack/react-query'
import { ListingService, ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { facetsQuery } from '../api/listing-queries.ts'
import { chosenOf, type ListingFilters } from './listing-filters.ts'
import { listingStates } from './listing-states.ts'

type FilterFieldsProps = {
  filters: ListingFilters
  /** Applies the filters at once; missing where a button does. */
  apply?: (() => void) | undefined
}

/** The filters that a phone has behind a button, with how many businesses of the place each one finds. */
export function FilterFields({ filters, apply }: FilterFieldsProps) {
  const { type, state, services, brands, open, rating, featured } = filters
  const facets = useQuery(facetsQuery(state)).data
  const ofType = new Map(facets?.types.map((one) => [one.type, one.count]))
  const ofService = new Map(facets?.services.map((one) => [one.service, one.count]))
  return (
    <>
      <Field label="State">
        <Select key={state} name="state" defaultValue={state} onChange={apply}>
          <option value="">All states</option>
          {listingStates.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
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
      <Choices
        legend="Services"
        name="services"
        chosen={chosenOf(services)}
        options={ListingService.options.map((one) => [
          one,
          withCount(listingServices[one], ofService.get(one)),
        ])}
        apply={apply}
      />
      <Choices
        legend="Brands"
        name="brands"
        chosen={chosenOf(brands)}
        options={(facets?.brands ?? []).map(({ id, name, count }) => [id, withCount(name, count)])}
        apply={apply}
      />
      <div className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap col-span-full lg:order-last">
        <Checkbox
          key={`open-${open}`}
          label="Open now"
          name="open"
          value="now"
          defaultChecked={open !== ''}
          onChange={apply}
        />
        <Checkbox
          key={`rating-${rating}`}
          label="Rated 4 or more"
          name="rating"
          value="4"
          defaultChecked={rating !== ''}
          onChange={apply}
        />
        <Checkbox
          key={`featured-${featured}`}
          label="Featured"
          name="featured"
          value="yes"
          defaultChecked={featured !== ''}
          onChange={apply}
        />
      </div>
    </>
  )
}

const withCount = (name: string, count: number | undefined) => (count ? `${name} (${count})` : name)

type ChoicesProps = {
  legend: string
  name: string
  chosen: readonly string[]
  options: readonly (readonly [id: string, label: string])[]
  apply?: (() => void) | undefined
}

const mostChosen = 5

/** Several of a list, folded up until someone wants them. */
function Choices({ legend, name, chosen, options, apply }: ChoicesProps) {
  const further = chosen.filter((id) => !options.some(([known]) => known === id))
  if (options.length === 0 && chosen.length === 0) return null
  return (
    <details className="relative self-end">
      <summary className="block cursor-pointer">
        <span className="select-box control">
          {legend}
          {chosen.length > 0 && ` (${chosen.length})`}
        </span>
      </summary>
      <fieldset
        key={chosen.join()}
        className={cx(
          'panel z-10 mt-1 grid max-h-80 gap-2 overflow-y-auto bg-raised p-4',
          // Where a press on one applies it, the list lies over what follows.
          apply && 'absolute w-64',
        )}
      >
        <legend className="sr-only">{legend}, up to five</legend>
        {options.map(([id, label]) => (
          <Checkbox
            key={id}
            label={label}
            name={name}
            value={id}
            defaultChecked={chosen.includes(id)}
            disabled={chosen.length >= mostChosen && !chosen.includes(id)}
            onChange={apply}
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
