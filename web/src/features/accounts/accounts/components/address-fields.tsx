import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { RegistrationForm } from '#shared/accounts/accounts/contract.ts'
import { NewPasswordField } from '#web/features/platform/security/components/new-password-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type Form = UseFormReturn<z.input<typeof RegistrationForm>, unknown, RegistrationForm>

export function AddressFields({ form, invited }: { form: Form; invited: boolean }) {
  const { register, watch, formState } = form
  const { errors } = formState
  return (
    <>
      <Field
        label="Email"
        required
        error={errors.email?.message}
        hint={invited ? 'The invitation is for this address.' : 'We’ll send you a link to verify it.'}
      >
        <Input
          type="email"
          autoComplete="email"
          spellCheck={false}
          readOnly={invited}
          {...register('email')}
        />
      </Field>
      <NewPasswordField
        label="Password"
        value={watch('password')}
        registration={register('password')}
        error={errors.password?.message}
      />
    </>
  )
}
