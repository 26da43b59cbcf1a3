import { ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { itemConditions } from '#shared/market/market-items/item-labels.ts'
import { listingStates } from '#web/features/directory/listings/components/listing-states.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ItemFilters } from './item-filters.ts'

type FilterFieldsProps = {
  filters: ItemFilters
  /** Applies the filters at once; missing where a button does. */
  apply?: (() => void) | undefined
}

/** The filters that a phone has behind a button. */
export function FilterFields({ filters, apply }: FilterFieldsProps) {
  const { state, condition, delivery, from, to, dropped } = filters
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
      <Field label="Delivery">
        <Select key={delivery} name="delivery" defaultValue={delivery} onChange={apply}>
          <option value="">Pickup or shipping</option>
          <option value="pickup">Pickup</option>
          <option value="ships">Ships</option>
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Price from">
          <Input
            key={from}
            name="from"
            inputMode="decimal"
            defaultValue={from}
            maxLength={12}
            placeholder="$"
          />
        </Field>
        <Field label="Price to">
          <Input key={to} name="to" inputMode="decimal" defaultValue={to} maxLength={12} placeholder="$" />
        </Field>
      </div>
      <div className="col-span-full lg:order-last">
        <Checkbox
          key={`dropped-${dropped}`}
          label="Price dropped"
          name="dropped"
          value="yes"
          defaultChecked={dropped !== ''}
          onChange={apply}
        />
      </div>
    </>
  )
}
