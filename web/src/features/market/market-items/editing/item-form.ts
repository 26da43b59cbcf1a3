import type { UseFormReturn } from 'react-hook-form'
import type { ItemFields } from '#shared/market/market-items/item.ts'
import type { ItemValues } from './item-values.ts'

export type ItemForm = UseFormReturn<ItemValues, unknown, ItemFields>

export type FieldsProps = {
  form: ItemForm
  /** What is wrong with a field, or missing once someone wanted to publish it. */
  errorOf: (field: keyof ItemValues) => { error?: string }
}
