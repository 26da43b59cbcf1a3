import { countries } from '#shared/platform/places/countries.ts'
import { regionsOf } from '#shared/platform/places/regions.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventEditForm } from './event-edit-form.ts'

export function WhereFields({ form }: { form: EventEditForm }) {
  const { register, watch, formState } = form
  const { errors } = formState
  const country = watch('country')
  const regions = regionsOf(country)
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Venue" required error={errors.venueName?.message}>
          <Input maxLength={120} autoComplete="off" {...register('venueName')} />
        </Field>
        <Field label="Street address" error={errors.address?.message}>
          <Input maxLength={200} autoComplete="off" {...register('address')} />
        </Field>
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2 xl:grid-cols-4">
        <Field label="City" required error={errors.city?.message}>
          <Input maxLength={80} autoComplete="off" {...register('city')} />
        </Field>
        <Field label="State" required error={errors.state?.message}>
          {regions.length > 0 ? (
            <Select {...register('state')}>
              <option value="">Choose</option>
              {regions.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          ) : (
            <Input maxLength={40} autoComplete="off" {...register('state')} />
          )}
        </Field>
        {country === 'US' && (
          <Field
            label="ZIP code"
            hint="People use it to find events near them."
            error={errors.postalCode?.message}
          >
            <Input inputMode="numeric" maxLength={10} autoComplete="off" {...register('postalCode')} />
          </Field>
        )}
        <Field label="Country" error={errors.country?.message}>
          <Select {...register('country')}>
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  )
}
