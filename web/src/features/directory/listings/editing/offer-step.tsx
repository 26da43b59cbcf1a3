import { Controller } from 'react-hook-form'
import { shortestDescription } from '#shared/directory/listings/stepped-listing.ts'
import { DraftHelp } from '#web/features/ai/ai-drafts/components/draft-help.tsx'
import { BrandsField } from '#web/features/directory/brands/components/brands-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { listingDraftAsk } from './listing-draft-ask.ts'
import type { ListingForm } from './listing-form.ts'
import { ServicesField } from './services-field.tsx'

const longestDescription = 5000

function lengthWords(description: string): string {
  const length = [...description.trim()].length
  return length < shortestDescription
    ? `${length} of at least ${shortestDescription} characters`
    : `${length.toLocaleString('en-US')} of ${longestDescription.toLocaleString('en-US')} characters`
}

export function OfferStep({ form }: { form: ListingForm }) {
  const { register, watch, control, formState, getValues, setValue, setFocus } = form
  const { errors } = formState
  return (
    <>
      <div className="grid gap-3">
        <Field
          label="About"
          required
          hint={lengthWords(watch('description'))}
          error={errors.description?.message}
        >
          <Textarea
            rows={7}
            maxLength={longestDescription}
            placeholder="What you build, what you sell, and what people come to you for."
            {...register('description')}
          />
        </Field>
        <DraftHelp
          feature="listing_text"
          ask={(wish) => listingDraftAsk(getValues(), wish)}
          value={watch('description')}
          onUse={(text) => setValue('description', text, { shouldDirty: true, shouldValidate: true })}
          focusField={() => setFocus('description')}
        />
      </div>
      <Field
        label="Summary"
        hint="One line for lists. Blank = first sentence."
        error={errors.summary?.message}
      >
        <Input maxLength={160} autoComplete="off" {...register('summary')} />
      </Field>
      <ServicesField field={register('services')} error={errors.services?.message} />
      <Controller
        control={control}
        name="brands"
        render={({ field }) => (
          <BrandsField
            value={field.value}
            onChange={field.onChange}
            {...(errors.brands?.message && { error: errors.brands.message })}
          />
        )}
      />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Starting price, $" error={errors.startingPriceCents?.message}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            placeholder="99.00"
            {...register('startingPriceCents')}
          />
        </Field>
        <Field label="Starting price for" error={errors.startingPriceFor?.message}>
          <Input
            maxLength={40}
            autoComplete="off"
            placeholder="installation"
            {...register('startingPriceFor')}
          />
        </Field>
      </div>
    </>
  )
}
