import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { RegistrationForm } from '#shared/accounts/contract.ts'
import { isBusiness, membershipLabels, PublicMembershipType } from '#shared/users/membership-type.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Form = UseFormReturn<z.input<typeof RegistrationForm>, unknown, RegistrationForm>

/** Free first, as the pricing page lists them. */
const membershipOrder = PublicMembershipType.options.toReversed()

export function RegisterFields({ form }: { form: Form }) {
  const { register, watch, formState } = form
  const { errors } = formState
  const business = isBusiness(watch('userData.membershipType'))
  return (
    <>
      <Field label="Membership" required error={errors.userData?.membershipType?.message}>
        <Select
          defaultValue={form.getValues('userData.membershipType')}
          {...register('userData.membershipType')}
        >
          {membershipOrder.map((type) => (
            <option key={type} value={type}>
              {membershipLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
      {business && (
        <Field
          label="Company name"
          required
          hint="A person checks every new business before it goes live."
          error={errors.userData?.companyName?.message}
        >
          <Input autoComplete="organization" {...register('userData.companyName')} />
        </Field>
      )}
      <Field label="Name" required error={errors.userData?.name?.message}>
        <Input autoComplete="name" {...register('userData.name')} />
      </Field>
      <Field label="Email" required error={errors.email?.message} hint="We send a link to verify it.">
        <Input type="email" autoComplete="email" spellCheck={false} {...register('email')} />
      </Field>
      <NewPasswordField
        label="Password"
        value={watch('password')}
        registration={register('password')}
        error={errors.password?.message}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Phone" required error={errors.userData?.phone?.message}>
          <Input type="tel" autoComplete="tel" {...register('userData.phone')} />
        </Field>
        <Field label="Location" required error={errors.userData?.location?.message}>
          <Input placeholder="Austin, TX" {...register('userData.location')} />
        </Field>
      </div>
    </>
  )
}
