import { longestItemDescription } from '#shared/market/market-items/item.ts'
import { shortestDescription } from '#shared/market/market-items/stepped-item.ts'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import type { ItemForm } from './item-form.ts'
import type { ItemValues } from './item-values.ts'
import { OfferFields } from './offer-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { ThingFields } from './thing-fields.tsx'

type ItemFieldsProps = { form: ItemForm; missing: Partial<Record<keyof ItemValues, string>> }

function lengthWords(description: string): string {
  const length = [...description.trim()].length
  return length < shortestDescription
    ? `${length} of at least ${shortestDescription} characters`
    : `${length.toLocaleString('en-US')} of ${longestItemDescription.toLocaleString('en-US')} characters`
}

/** All fields of an item, on one page. */
export function ItemFieldsForm({ form, missing }: ItemFieldsProps) {
  const { errors } = form.formState
  const errorOf = (field: keyof ItemValues) => {
    const error = errors[field]?.message ?? missing[field]
    return error ? { error } : {}
  }
  const parts = { form, errorOf }
  return (
    <>
      <ThingFields {...parts} />
      <PriceFields {...parts} />
      <Panel>
        <Field
          label="Description"
          required
          hint={lengthWords(form.watch('description'))}
          {...errorOf('description')}
        >
          <Textarea
            rows={7}
            maxLength={longestItemDescription}
            placeholder="How it was used, what works, what does not, and what comes with it."
            {...form.register('description')}
          />
        </Field>
      </Panel>
      <DeliveryFields {...parts} />
      <OfferFields {...parts} />
    </>
  )
}
