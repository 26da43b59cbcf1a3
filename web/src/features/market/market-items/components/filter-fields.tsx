import { listingStates } from '#web/features/directory/listings/components/listing-states.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ItemFilters } from './item-filters.ts'

/** The filters behind the button. */
export function FilterFields({ filters }: { filters: ItemFilters }) {
  const { state, delivery, from, to, dropped } = filters
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
      <Field label="Delivery">
        <Select key={delivery} name="delivery" defaultValue={delivery}>
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
      <Checkbox
        key={`dropped-${dropped}`}
        label="Price dropped"
        name="dropped"
        value="yes"
        defaultChecked={dropped !== ''}
      />
    </>
  )
}
