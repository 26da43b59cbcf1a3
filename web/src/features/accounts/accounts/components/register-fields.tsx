import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { RegistrationData } from '#shared/accounts/accounts/contract.ts'
import { isBusiness, membershipLabels, membershipsFreeFirst } from '#shared/platform/users/membership-type.ts'
import { PlaceFields } from '#web/features/platform/places/components/place-fields.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

type WithUserData = { userData: z.input<typeof RegistrationData> }

export type RegisterFieldsProps<Values extends WithUserData, Output extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Output>
  /** The part where the person proves an address. */
  children: ReactNode
}

/** The fields that everyone fills in to register, in either way. */
export function RegisterFields<Values extends WithUserData, Output extends FieldValues>({
  form: given,
  children,
}: RegisterFieldsProps<Values, Output>) {
  // The fields used here are in either form.
  const form = given as unknown as UseFormReturn<WithUserData>
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
          {membershipsFreeFirst.map((type) => (
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
          hint="Our team reviews every new business before it goes live."
          error={errors.userData?.companyName?.message}
        >
          <Input
            autoComplete="organization"
            // Hidden again, it is neither checked nor sent.
            {...register('userData.companyName', { shouldUnregister: true })}
          />
        </Field>
      )}
      <Field label="Name" required error={errors.userData?.name?.message}>
        <Input autoComplete="name" {...register('userData.name')} />
      </Field>
      {children}
      {business && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Phone" required error={errors.userData?.phone?.message}>
            <Input
              type="tel"
              autoComplete="tel"
              {...register('userData.phone', { shouldUnregister: true })}
            />
          </Field>
          <PlaceFields
            form={form}
            names={{ country: 'userData.country', city: 'userData.city', state: 'userData.state' }}
            required={['country', 'city', 'state']}
            passing
          />
        </div>
      )}
    </>
  )
}
