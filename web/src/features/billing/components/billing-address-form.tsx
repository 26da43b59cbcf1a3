import { BillingAddress, needsPostalCode } from '#shared/billing/billing-address.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/forms/use-submit.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSaveBillingAddress } from '../api/save-billing-address.ts'
import { countries, countryCodeOf, countryName } from './countries.ts'

export type BillingAddressFormProps = {
  address: BillingAddress | undefined
  submit: string
  onDone: () => void
  /** Only where there is something to go back to. */
  onCancel?: (() => void) | undefined
}

/** As little of an address as decides about taxes; before the first time it says what the profile says. */
export function BillingAddressForm({ address, submit, onDone, onCancel }: BillingAddressFormProps) {
  const me = useMe()
  const form = useSchemaForm(BillingAddress, {
    defaultValues: address ?? { country: countryCodeOf(me.country) ?? 'US', postalCode: me.zip },
  })
  const { register, formState, watch } = form
  const { errors } = formState
  const country = watch('country')
  const { onSubmit, busy, failure, attempts } = useSubmit({ form, command: useSaveBillingAddress(), onDone })
  return (
    <form name="billing-address" noValidate className="grid gap-5" onSubmit={onSubmit}>
      <FormFailure title="The address is not saved yet" failure={failure} attempts={attempts} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Country" required {...(errors.country?.message && { error: errors.country.message })}>
          <Select autoComplete="billing country" {...register('country')}>
            {countries.map((code) => (
              <option key={code} value={code}>
                {countryName(code)}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={country === 'US' ? 'ZIP code' : 'Postal code'}
          required={needsPostalCode(country)}
          {...(errors.postalCode?.message && { error: errors.postalCode.message })}
        >
          <Input autoComplete="billing postal-code" {...register('postalCode')} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyText="Saving...">
          {submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  )
}
