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
          label="Protest window (min)"
          hint="Starts when results post."
          error={errors?.protestMinutes?.message}
        >
          <Input
            inputMode="numeric"
            placeholder="Blank = 30 min"
            autoComplete="off"
            {...register('resultsPolicy.protestMinutes')}
          />
        </Field>
        <Field label="Live board shows" hint="Full results after sign-off.">
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
