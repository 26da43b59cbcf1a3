import type { UseFormReturn } from 'react-hook-form'
import type { SeasonTie } from '#shared/rules/seasons/season.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { SeasonValues } from './season-values.ts'

type FieldsProps = { form: UseFormReturn<SeasonValues, unknown, never> }

const tieWords: Record<SeasonTie, string> = {
  wins: 'More wins',
  seconds: 'More second places',
  thirds: 'More third places',
  best_score: 'Best score',
}
const steps = ['First', 'Second', 'Third', 'Fourth']

/** The points for each place, by how much an event counts. */
export function PointsFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState
  const { steps: problems } = (errors as Record<string, { steps?: { message?: string } }>).pointsTable ?? {}
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">Points</legend>
      <p className="text-sm text-dim">
        First place, second place, and so on, with commas. Leave a line blank if no event counts that much.
      </p>
      {steps.map((_, at) => (
        <div key={steps[at]} className="grid grid-cols-4 items-start gap-3">
          <Field label={`Places at ${at + 1}X`} className="col-span-3">
            <Input autoComplete="off" {...register(`points.${at}.places`)} />
          </Field>
          <Field label="Others">
            <Input inputMode="numeric" autoComplete="off" {...register(`points.${at}.others`)} />
          </Field>
        </div>
      ))}
      <FieldError>
        {problems && (problems.message ?? 'Enter whole numbers up to 1,000, with commas.')}
      </FieldError>
      <Field label="Points for taking part" className="sm:max-w-80">
        <Input inputMode="numeric" autoComplete="off" {...register('perEntry')} />
      </Field>
    </fieldset>
  )
}

/** The rules for which events count, who earns points, and what breaks a tie. */
export function CountingFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Best events" hint="Blank = all count." error={errors.bestN?.message}>
          <Input inputMode="numeric" autoComplete="off" {...register('bestN')} />
        </Field>
        <Field
          label="Minimum events"
          hint="Competitors with fewer events rank last."
          error={errors.minEvents?.message}
        >
          <Input inputMode="numeric" autoComplete="off" {...register('minEvents')} />
        </Field>
        <Field label="Results per team" hint="At each event." error={errors.teamBestPerEvent?.message}>
          <Input inputMode="numeric" autoComplete="off" {...register('teamBestPerEvent')} />
        </Field>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">Who earns points</legend>
        <Checkbox label="Only members with a league number" {...register('eligibility.leagueNumber')} />
        <Checkbox label="Only members with a paid membership" {...register('eligibility.paidMembership')} />
        <FieldError>{errors.eligibility?.message}</FieldError>
      </fieldset>
      <fieldset className="grid items-start gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-sm font-semibold">Ties</legend>
        {steps.map((step, at) => (
          <Field key={step} label={step}>
            <Select {...register(`ties.${at}`)}>
              <option value="">Shared</option>
              {Object.entries(tieWords).map(([tie, words]) => (
                <option key={tie} value={tie}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
        ))}
        <FieldError>{errors.ties?.root?.message ?? errors.ties?.message}</FieldError>
      </fieldset>
    </>
  )
}
