import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { SavedSearchFields } from '#shared/market/saved-searches/saved-search.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

/** What a member chooses of a search beside its filters. */
export const chosenFields = z.pick(SavedSearchFields, { name: true, every: true, isMailed: true })

type Chosen = z.infer<typeof chosenFields>

/** The name of a search, and how its member hears of it. */
export function SearchFields({ form }: { form: UseFormReturn<Chosen, unknown, Chosen> }) {
  const { register, formState } = form
  return (
    <>
      <Field label="Name" required error={formState.errors.name?.message}>
        <Input maxLength={60} {...register('name')} />
      </Field>
      <RadioCards
        legend="How often"
        options={[
          { value: 'at_once', label: 'Right away', hint: 'For each new item, as soon as it is for sale.' },
          { value: 'daily', label: 'Daily', hint: 'Once a day, with everything new.' },
        ]}
        {...register('every')}
      />
      <Checkbox label="Email me, too" {...register('isMailed')} />
    </>
  )
}
