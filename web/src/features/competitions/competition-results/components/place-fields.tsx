import { useFormContext } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import type { ResultValues } from './result-values.ts'

/** The event elsewhere. */
export function PlaceFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<ResultValues>()
  const found = errors.elsewhere
  return (
    <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
      <Field label="Event" required error={found?.eventName?.message}>
        <Input maxLength={120} autoComplete="off" {...register('elsewhere.eventName')} />
      </Field>
      <Field label="Day" required error={found?.eventOn?.message}>
        <Input type="date" {...register('elsewhere.eventOn')} />
      </Field>
      <Field label="City" error={found?.city?.message}>
        <Input maxLength={80} autoComplete="off" {...register('elsewhere.city')} />
      </Field>
      <Field label="State or region" error={found?.state?.message}>
        <Input maxLength={40} autoComplete="off" {...register('elsewhere.state')} />
      </Field>
    </div>
  )
}
