import type { FieldValues, UseFormReturn } from 'react-hook-form'
import {
  type OrganizationFields as Fields,
  OrganizationKind,
  organizationStates,
} from '#shared/organizations/organizations/organization.ts'
import { organizationTypes } from '#shared/organizations/organizations/organization-labels.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type OrganizationFieldsProps<F extends FieldValues> = {
  /** A form that has these fields, perhaps beside others. */
  form: UseFormReturn<F, unknown, F>
  /** The platform’s own organization has a type that no other has. */
  hasType?: boolean
}

const orNone = { setValueAs: (value: string | undefined) => value?.trim() || undefined }

/** What an organization says of itself. */
export function OrganizationFields<F extends FieldValues>({
  form,
  hasType = true,
}: OrganizationFieldsProps<F>) {
  const {
    register,
    formState: { errors },
  } = form as unknown as UseFormReturn<Fields, unknown, Fields>
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message}>
          <Input maxLength={120} autoComplete="off" {...register('name')} />
        </Field>
        {hasType && (
          <Field label="Type" error={errors.type?.message}>
            <Select {...register('type')}>
              {OrganizationKind.options.map((kind) => (
                <option key={kind} value={kind}>
                  {organizationTypes[kind]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <Field
        label="About"
        hint="50 to 5,000 characters. A blank line starts a paragraph."
        error={errors.description?.message}
      >
        <Textarea rows={6} maxLength={5000} {...register('description')} />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="City" error={errors.city?.message}>
          <Input maxLength={80} autoComplete="off" {...register('city')} />
        </Field>
        <Field label="State" error={errors.state?.message}>
          <Select {...register('state', orNone)}>
            <option value="">No state</option>
            {organizationStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset className="grid gap-6">
        <legend className="mb-4 text-sm text-dim">Add at least one public contact.</legend>
        <Field label="Website" error={errors.website?.message}>
          <Input
            type="url"
            maxLength={300}
            autoComplete="off"
            placeholder="https://"
            {...register('website', orNone)}
          />
        </Field>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Public email" error={errors.contactEmail?.message}>
            <Input type="email" autoComplete="off" spellCheck={false} {...register('contactEmail', orNone)} />
          </Field>
          <Field label="Public phone" error={errors.contactPhone?.message}>
            <Input
              type="tel"
              maxLength={40}
              autoComplete="off"
              placeholder="(214) 555-0100"
              {...register('contactPhone', orNone)}
            />
          </Field>
        </div>
      </fieldset>
    </>
  )
}
