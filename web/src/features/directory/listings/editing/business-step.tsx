import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ListingForm } from './listing-form.ts'
import { reviewHint } from './review-hint.tsx'

type StepProps = { form: ListingForm; isLive: boolean }

export function BusinessStep({ form: { register, formState }, isLive }: StepProps) {
  const { errors } = formState
  return (
    <>
      <Field
        label="Name of the business"
        required
        error={errors.businessName?.message}
        {...reviewHint(isLive)}
      >
        <Input maxLength={120} autoComplete="organization" {...register('businessName')} />
      </Field>
      <Field label="Type" required error={errors.listingType?.message} {...reviewHint(isLive)}>
        <Select {...register('listingType')}>
          {ListingType.options.map((type) => (
            <option key={type} value={type}>
              {listingTypes[type]}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="grid gap-6">
        <legend className="mb-4 text-sm text-dim">
          How customers reach you. One of these is enough. Phone and email are shown when someone asks for
          them.
        </legend>
        <Field label="Website" error={errors.website?.message} {...reviewHint(isLive)}>
          <Input
            type="url"
            inputMode="url"
            maxLength={200}
            autoComplete="off"
            placeholder="https://"
            {...register('website')}
          />
        </Field>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Field label="Phone" error={errors.phone?.message} {...reviewHint(isLive)}>
            <Input
              type="tel"
              maxLength={40}
              autoComplete="off"
              placeholder="(214) 555-0100"
              {...register('phone')}
            />
          </Field>
          <Field label="Email" error={errors.email?.message} {...reviewHint(isLive)}>
            <Input type="email" autoComplete="off" spellCheck={false} {...register('email')} />
          </Field>
        </div>
      </fieldset>
    </>
  )
}
