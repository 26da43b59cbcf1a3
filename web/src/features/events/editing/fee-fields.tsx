import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { EventEditForm } from './event-edit-form.ts'

const amounts = [
  ['registrationFeeCents', 'Entry fee', 'Empty: free'],
  ['earlyOffCents', 'Off for early entries', undefined],
  ['proOffCents', 'Off for Pro Competitors', undefined],
  ['gateFeeCents', 'Walk-in at the gate', 'Instead of the entry fee'],
] as const

export function FeeFields({ form }: { form: EventEditForm }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {amounts.map(([name, label, hint]) => (
        <Field key={name} label={label} hint={hint} error={errors.fees?.[name]?.message}>
          <Input inputMode="decimal" placeholder="0.00" autoComplete="off" {...register(`fees.${name}`)} />
        </Field>
      ))}
      <Field label="Early price until" error={errors.fees?.earlyUntilAt?.message}>
        <Input type="datetime-local" {...register('fees.earlyUntilAt')} />
      </Field>
      <Field label="Limit of people" hint="Empty: no limit" error={errors.capacity?.message}>
        <Input inputMode="numeric" autoComplete="off" {...register('capacity')} />
      </Field>
    </div>
  )
}
