import type { UseFormReturn } from 'react-hook-form'
import { joiningLabels } from '#shared/community/teams/role-labels.ts'
import { type TeamFields as Fields, TeamJoining } from '#shared/community/teams/team.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** The team's description of itself, and how people join it. */
export function TeamFields({ form }: { form: UseFormReturn<Fields, unknown, Fields> }) {
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="Name" required error={errors.name?.message}>
          <Input maxLength={60} autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Tag" required hint="2 to 6 letters or digits" error={errors.tag?.message}>
          <Input maxLength={6} autoComplete="off" spellCheck={false} {...register('tag')} />
        </Field>
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="City" error={errors.city?.message}>
          <Input maxLength={80} autoComplete="off" {...register('city')} />
        </Field>
        <Field label="State" error={errors.state?.message}>
          <Select {...register('state', { setValueAs: (value: string) => value || undefined })}>
            <option value="">No state</option>
            {usStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="About the team" hint="Up to 1,000 characters" error={errors.bio?.message}>
        <Textarea rows={4} maxLength={1000} {...register('bio')} />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Who can join" error={errors.joining?.message}>
          <Select {...register('joining')}>
            {TeamJoining.options.map((joining) => (
              <option key={joining} value={joining}>
                {joiningLabels[joining]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Max members" required hint="2 to 200" error={errors.capacity?.message}>
          <Input
            type="number"
            inputMode="numeric"
            min={2}
            max={200}
            {...register('capacity', { valueAsNumber: true })}
          />
        </Field>
      </div>
    </>
  )
}
