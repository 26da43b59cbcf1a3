import { travels } from '#shared/directory/listings/listing-kinds.ts'
import { zonesOfState } from '#shared/platform/places/zones-of-state.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { listingStates } from '../components/listing-states.ts'
import type { ListingForm } from './listing-form.ts'
import { reviewHint } from './review-hint.tsx'

type StepProps = { form: ListingForm; isLive: boolean }

/** "Chicago" of `America/Chicago`. */
const clockName = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

export function PlaceStep({ form, isLive }: StepProps) {
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const [state, type, hideStreet] = watch(['place.state', 'listingType', 'place.hideStreet'])
  const zones = zonesOfState(state)
  // A clock that was chosen belongs to the place before.
  const onChange = () => setValue('timeZone', '', { shouldDirty: true })
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Street address" error={errors.place?.address1?.message} {...reviewHint(isLive)}>
          <Input maxLength={120} autoComplete="address-line1" {...register('place.address1')} />
        </Field>
        <Field label="Suite or unit" error={errors.place?.address2?.message}>
          <Input maxLength={120} autoComplete="address-line2" {...register('place.address2')} />
        </Field>
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-3">
        <Field label="City" required error={errors.place?.city?.message} {...reviewHint(isLive)}>
          <Input maxLength={80} autoComplete="address-level2" {...register('place.city')} />
        </Field>
        <Field label="State" required error={errors.place?.state?.message} {...reviewHint(isLive)}>
          <Select autoComplete="address-level1" {...register('place.state', { onChange })}>
            <option value="">Choose a state</option>
            {listingStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="ZIP code" required error={errors.place?.zip?.message} {...reviewHint(isLive)}>
          <Input
            inputMode="numeric"
            maxLength={10}
            autoComplete="postal-code"
            {...register('place.zip', { onChange })}
          />
        </Field>
      </div>
      <Checkbox
        label="Hide the street"
        hint="Visitors see only the city and ZIP code. For home businesses."
        {...register('place.hideStreet')}
      />
      {!hideStreet && <PinFields form={form} />}
      {zones.length > 1 && (
        <Field
          label="Time zone"
          hint="This state has more than one. Your hours use this one."
          error={errors.timeZone?.message}
        >
          <Select {...register('timeZone')}>
            <option value="">From the ZIP code</option>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {clockName(zone)} time
              </option>
            ))}
          </Select>
        </Field>
      )}
      {travels(type) && (
        <Field
          label="Travels up to, miles"
          hint="How far you travel. Blank = customers come to you."
          error={errors.serviceMiles?.message}
          className="max-w-xs"
        >
          <Input inputMode="numeric" maxLength={3} autoComplete="off" {...register('serviceMiles')} />
        </Field>
      )}
    </>
  )
}

function PinFields({ form: { register, formState } }: Pick<StepProps, 'form'>) {
  const pin = formState.errors.place?.pin
  const isOpen = pin !== undefined
  return (
    <details open={isOpen || undefined}>
      <summary className="link text-sm">Exact position</summary>
      <fieldset className="mt-4 grid gap-4">
        <legend className="mb-3 text-sm text-dim">
          Your pin starts in the middle of your ZIP code. To move it by up to 15 miles, enter coordinates from
          any map app.
        </legend>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Latitude" error={pin?.lat?.message ?? pin?.message}>
            <Input
              inputMode="decimal"
              autoComplete="off"
              placeholder="32.7767"
              {...register('place.pin.lat')}
            />
          </Field>
          <Field label="Longitude" error={pin?.lon?.message}>
            <Input
              inputMode="text"
              autoComplete="off"
              placeholder="-96.7970"
              {...register('place.pin.lon')}
            />
          </Field>
        </div>
      </fieldset>
    </details>
  )
}
