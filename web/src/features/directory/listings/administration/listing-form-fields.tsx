import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { BrandChoice } from './brand-choice.tsx'
import { ListingHoursFields } from './listing-hours-fields.tsx'
import { ListingPlaceFields } from './listing-place-fields.tsx'
import type { TypedListing } from './typed-listing.ts'

type ListingFormFieldsProps<Values extends FieldValues, Output> = {
  /** A form that has these fields, perhaps beside others. */
  form: UseFormReturn<Values, unknown, Output>
  brands: readonly NamedBrand[]
}

/** All that a listing says, in the form of administrators. */
export function ListingFormFields<Values extends FieldValues, Output>({
  form: given,
  brands,
}: ListingFormFieldsProps<Values, Output>) {
  const form = given as unknown as UseFormReturn<TypedListing>
  const {
    register,
    formState: { errors },
  } = form
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Name" required error={errors.businessName?.message}>
          <Input maxLength={120} autoComplete="off" {...register('businessName')} />
        </Field>
        <Field label="Type" error={errors.listingType?.message}>
          <Select {...register('listingType')}>
            {Object.entries(listingTypes).map(([type, words]) => (
              <option key={type} value={type}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Summary (optional)" hint="Up to 160 characters" error={errors.summary?.message}>
        <Input maxLength={160} autoComplete="off" {...register('summary')} />
      </Field>
      <Field label="About" hint="50 to 5,000 characters" error={errors.description?.message}>
        <Textarea rows={6} maxLength={5000} {...register('description')} />
      </Field>
      <ListingPlaceFields form={form} />
      <fieldset className="grid items-start gap-6 sm:grid-cols-2">
        <legend className="mb-4 font-semibold">Contact</legend>
        <Field label="Website" error={errors.website?.message}>
          <Input type="url" maxLength={200} autoComplete="off" {...register('website')} />
        </Field>
        <Field label="Phone" error={errors.phone?.message}>
          <Input type="tel" maxLength={40} autoComplete="off" {...register('phone')} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="off" spellCheck={false} {...register('email')} />
        </Field>
      </fieldset>
      <fieldset className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <legend className="mb-4 font-semibold">Services</legend>
        {Object.entries(listingServices).map(([service, words]) => (
          <Checkbox key={service} label={words} value={service} {...register('services')} />
        ))}
      </fieldset>
      <BrandChoice
        known={brands}
        chosen={form.watch('brands')}
        error={errors.brands?.message}
        onChange={(ids) => form.setValue('brands', ids, { shouldDirty: true, shouldValidate: true })}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Starting price, $ (optional)" error={errors.startingPriceCents?.message}>
          <Input inputMode="decimal" maxLength={12} autoComplete="off" {...register('startingPriceCents')} />
        </Field>
        <Field label="For (optional)" hint="Such as installation" error={errors.startingPriceFor?.message}>
          <Input maxLength={40} autoComplete="off" {...register('startingPriceFor')} />
        </Field>
      </div>
      <ListingHoursFields form={form} />
    </>
  )
}
