import type { UseFormReturn } from 'react-hook-form'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { SubmissionFields } from '#shared/platform/verifications/contract.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

const offered = ['retailer', 'manufacturer', 'organization'] as const

/** The membership and the name that a member without a business applies for. */
export function MembershipFields({
  form: { register, formState },
}: {
  form: UseFormReturn<SubmissionFields, unknown, SubmissionFields>
}) {
  const { errors } = formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Apply for" required error={errors.forMembership?.message}>
        <Select {...register('forMembership')}>
          {offered.map((type) => (
            <option key={type} value={type}>
              {membershipLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Company name" required error={errors.companyName?.message}>
        <Input autoComplete="organization" {...register('companyName')} />
      </Field>
    </div>
  )
}
