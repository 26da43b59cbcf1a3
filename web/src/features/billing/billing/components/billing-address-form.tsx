import {
  BillingAddressForm as Address,
  type BillingAddress,
} from '#shared/billing/billing/billing-address.ts'
import { countryCode } from '#shared/platform/places/countries.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { PlaceFields } from '#web/features/platform/places/components/place-fields.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { useSaveBillingAddress } from '../api/save-billing-address.ts'

export type BillingAddressFormProps = {
  address: BillingAddress | undefined
  submit: string
  onDone: () => void
  /** Given only if there is something to go back to. */
  onCancel?: (() => void) | undefined
}

/** Asks only for the parts of an address that decide taxes. The first time, it starts from the profile. */
export function BillingAddressForm({ address, submit, onDone, onCancel }: BillingAddressFormProps) {
  const me = useMe()
  const form = useSchemaForm(Address, {
    defaultValues: address ?? { country: countryCode(me.country) ?? 'US', postalCode: me.zip },
  })
  const { onSubmit, busy, failure, attempts } = useSubmit({ form, command: useSaveBillingAddress(), onDone })
  return (
    <form data-own="part" name="billing-address" noValidate className="grid gap-5" onSubmit={onSubmit}>
      <FormFailure title="Your address isn’t saved yet" failure={failure} attempts={attempts} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <PlaceFields
          form={form}
          names={{ country: 'country', postalCode: 'postalCode' }}
          required={['country', 'postalCode']}
          autoFill="billing"
        />
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
