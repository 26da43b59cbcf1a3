import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventEditForm } from './event-edit-form.ts'
import { PinnedRulebook } from './pinned-rulebook.tsx'
import { SeasonFields } from './season-fields.tsx'

/**
 * The rules by which an event is judged, where it counts, and what everyone sees before places are signed.
 */
export function ResultsFields({ form }: { form: EventEditForm }) {
  const { register, formState } = form
  const errors = formState.errors.resultsPolicy
  return (
    <>
      <SeasonFields form={form} />
      <PinnedRulebook form={form} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field
          label="Minutes for protests"
          hint="From when the places of a class are out. Empty: 30"
          error={errors?.protestMinutes?.message}
        >
          <Input inputMode="numeric" autoComplete="off" {...register('resultsPolicy.protestMinutes')} />
        </Field>
        <Field label="Public board" hint="Until a class is signed. Then everyone sees all of it.">
          <Select {...register('resultsPolicy.board')}>
            <option value="all">Places and scores</option>
            <option value="places">Places without scores</option>
            <option value="hidden">Nothing</option>
          </Select>
        </Field>
      </div>
    </>
  )
}
