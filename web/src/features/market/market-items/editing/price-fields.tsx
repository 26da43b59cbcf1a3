import { useQuery } from '@tanstack/react-query'
import { PriceKind } from '#shared/market/market-items/item-kinds.ts'
import { priceKinds } from '#shared/market/market-items/item-labels.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { priceHelpQuery } from '../api/own-item-queries.ts'
import type { FieldsProps } from './item-form.ts'
import { priceHelpWords } from './price-help-words.ts'

const waitMs = 500

/** What it costs, with what comparable items were sold for. */
export function PriceFields({ form: { register, watch }, errorOf }: FieldsProps) {
  const [kind, category, typedBrand] = watch(['priceKind', 'category', 'brand'])
  const brand = useDebounced(typedBrand.trim(), waitMs)
  const help = useQuery(priceHelpQuery(category, brand))
  const words = help.data?.prices && priceHelpWords(help.data.prices)
  const isTrade = kind === 'trade'
  return (
    <Panel title="Price">
      <div className="grid grid-cols-2 items-start gap-4 sm:gap-6">
        <Field label="Price type" required {...errorOf('priceKind')}>
          <Select {...register('priceKind')}>
            {PriceKind.options.map((option) => (
              <option key={option} value={option}>
                {priceKinds[option]}
              </option>
            ))}
          </Select>
        </Field>
        {kind !== 'free' && (
          <Field
            label={isTrade ? 'What it is worth, $' : 'Price, $'}
            required={!isTrade}
            {...(words && { hint: words })}
            {...errorOf('price')}
          >
            <Input inputMode="decimal" autoComplete="off" placeholder="150" {...register('price')} />
          </Field>
        )}
      </div>
    </Panel>
  )
}
