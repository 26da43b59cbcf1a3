import type { UseFormReturn } from 'react-hook-form'
import { zonesOfState } from '#shared/platform/places/zones-of-state.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { listingStates } from './managed-filter.ts'
import type { TypedListing } from './typed-listing.ts'

/** Where a business is. */
export function ListingPlaceFields({ form }: { form: UseFormReturn<TypedListing> }) {
  const { register, watch } = form
  const errors = form.formState.errors
  const zones = zonesOfState(watch('place.state'))
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-4 font-semibold">Place</legend>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Street" error={errors.place?.address1?.message}>
          <Input maxLength={120} autoComplete="off" {...register('place.address1')} />
        </Field>
        <Field label="Unit (optional)" error={errors.place?.address2?.message}>
          <Input maxLength={120} autoComplete="off" {...register('place.address2')} />
        </Field>
        <Field label="City" error={errors.place?.city?.message}>
          <Input maxLength={80} autoComplete="off" {...register('place.city')} />
        </Field>
        <Field label="State" error={errors.place?.state?.message}>
          <Select {...register('place.state')}>
            <option value="">No state</option>
            {listingStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="ZIP code" error={errors.place?.zip?.message}>
          <Input inputMode="numeric" maxLength={10} autoComplete="off" {...register('place.zip')} />
        </Field>
        <Field
          label="Exact position (optional)"
          hint="Latitude, longitude, within 15 miles of the ZIP code"
          error={errors.place?.pin?.message}
        >
          <Input maxLength={40} autoComplete="off" {...register('place.pin')} />
        </Field>
        {zones.length > 1 && (
          <Field label="Time zone" error={errors.timeZone?.message}>
            <Select {...register('timeZone')}>
              <option value="">From the ZIP code</option>
              {zones.map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Travels, miles (optional)" error={errors.serviceMiles?.message}>
          <Input inputMode="numeric" maxLength={3} autoComplete="off" {...register('serviceMiles')} />
        </Field>
      </div>
      <Checkbox label="Hide the street" {...register('place.hideStreet')} />
    </fieldset>
  )
}
