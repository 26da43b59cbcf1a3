import { ItemCategory, ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { itemCategories, itemConditions } from '#shared/market/market-items/item-labels.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FieldsProps } from './item-form.ts'

/** What it is. */
export const ThingFields = ({ form: { register }, errorOf }: FieldsProps) => (
  <Panel title="What you sell">
    <div className="grid gap-6">
      <Field label="Title" required {...errorOf('title')}>
        <Input
          maxLength={90}
          autoComplete="off"
          placeholder="12-inch subwoofer, dual 2 ohm"
          {...register('title')}
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-4 sm:gap-6">
        <Field label="Category" required {...errorOf('category')}>
          <Select {...register('category')}>
            {ItemCategory.options.map((category) => (
              <option key={category} value={category}>
                {itemCategories[category]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Condition" required {...errorOf('condition')}>
          <Select {...register('condition')}>
            {ItemCondition.options.map((condition) => (
              <option key={condition} value={condition}>
                {itemConditions[condition]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Brand" {...errorOf('brand')}>
          <Input maxLength={60} autoComplete="off" {...register('brand')} />
        </Field>
        <Field label="Model" {...errorOf('model')}>
          <Input maxLength={60} autoComplete="off" {...register('model')} />
        </Field>
      </div>
    </div>
  </Panel>
)
