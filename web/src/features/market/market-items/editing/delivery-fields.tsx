import { ItemDelivery } from '#shared/market/market-items/item-kinds.ts'
import { itemDeliveries } from '#shared/market/market-items/item-labels.ts'
import { listingStates } from '#web/features/directory/listings/components/listing-states.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FieldsProps } from './item-form.ts'

/** How a buyer gets it, and where it is. */
export function DeliveryFields({ form: { register, watch }, errorOf }: FieldsProps) {
  const delivery = watch('delivery')
  return (
    <Panel title="Delivery and place">
      <div className="grid gap-6">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Delivery" required {...errorOf('delivery')}>
            <Select {...register('delivery')}>
              {ItemDelivery.options.map((option) => (
                <option key={option} value={option}>
                  {itemDeliveries[option]}
                </option>
              ))}
            </Select>
          </Field>
          {delivery !== 'pickup' && (
            <Field label="Shipping, $" hint="0 = free. Blank = to be agreed." {...errorOf('shipping')}>
              <Input inputMode="decimal" autoComplete="off" placeholder="20" {...register('shipping')} />
            </Field>
          )}
        </div>
        <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3 sm:gap-6">
          <Field label="City" required className="max-sm:col-span-2" {...errorOf('city')}>
            <Input maxLength={80} autoComplete="address-level2" {...register('city')} />
          </Field>
          <Field label="State" required {...errorOf('state')}>
            <Select autoComplete="address-level1" {...register('state')}>
              <option value="">Choose a state</option>
              {listingStates.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="ZIP code" required hint="Buyers see the city only." {...errorOf('zip')}>
            <Input inputMode="numeric" maxLength={10} autoComplete="postal-code" {...register('zip')} />
          </Field>
        </div>
      </div>
    </Panel>
  )
}
