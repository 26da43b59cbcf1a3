// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { FoldSummary } from '#web/features/events/events/components/fold.tsx'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSuggestChange } from '../api/suggest-command.ts'
import { listingStates } from './listing-states.ts'
import {
  type SuggestedValues,
  suggestedChange,
  suggestedSchema,
  suggestedValues,
} from './suggested-values.ts'

type SuggestDialogProps = { listing: PublicListing; onClose: () => void }

const ServicesField = lazy(async () => ({
  default: (await import('../editing/services-field.tsx')).ServicesField,
}))
const WeekFields = lazy(async () => ({ default: (await import('../editing/week-fields.tsx')).WeekFields }))

/** A member says what is wrong; an administrator decides. Only what they changed is sent. */
export function SuggestDialog({ listing, onClose }: SuggestDialogProps) {
  const form = useSchemaForm(suggestedSchema, { defaultValues: suggestedValues(listing) })
  const submission = useSubmit({
    form,
    command: useSuggestChange(),
    inputOf: (typed: SuggestedValues) => ({
      params: { listingId: listing.id },
      body: suggestedChange(listing, typed),
    }),
    onDone: () => {
      toast.success('Thank you. We will check it.')
      onClose()
    },
  })
  const { register, formState } = form
  const { errors } = formState
  return (
    <FormDialog
      submission={submission}
      title="Suggest an edit"
      description="Change what is wrong. We check it before it goes live."
      failed="We couldn’t send your suggestion"
      submitLabel="Send"
      busyText="Sending..."
      className="grid gap-5"
      onClose={onClose}
    >
      <Field label="Name" error={errors.businessName?.message}>
        <Input {...register('businessName')} />
      </Field>
      <Field label="Type" error={errors.listingType?.message}>
        <Select {...register('listingType')}>
          {ListingType.options.map((type) => (
            <option key={type} value={type}>
              {listingTypes[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Street address" error={errors.address1?.message}>
        <Input autoComplete="off" {...register('address1')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field label="City" error={errors.city?.message}>
          <Input autoComplete="off" {...register('city')} />
        </Field>
        <Field label="State" error={errors.state?.message}>
          <Select {...register('state')}>
            {listingStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="ZIP code" error={errors.zip?.message}>
          <Input inputMode="numeric" maxLength={5} autoComplete="off" {...register('zip')} />
        </Field>
      </div>
      <Field label="Website" error={errors.website?.message}>
        <Input type="url" inputMode="url" autoComplete="off" {...register('website')} />
      </Field>
      <Field label="Phone" hint="Blank = unchanged" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...register('phone')} />
      </Field>
      <Part title="Services" isWrong={errors.services !== undefined}>
        <ServicesField hasTitle field={register('services')} error={errors.services?.message} />
      </Part>
      <Part title="Hours" isWrong={errors.hours !== undefined}>
        <FormProvider {...form}>
          <WeekFields />
        </FormProvider>
      </Part>
      <Field label="How do you know?" required error={errors.note?.message}>
        <Textarea rows={3} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  )
}

type PartProps = { title: string; isWrong: boolean; children: ReactNode }

/** What few correct: its fields come once it is opened. */
function Part({ title, isWrong, children }: PartProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="group panel min-w-0"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <FoldSummary title={title} level={3} />
      <div className="px-4 pb-4 sm:px-5">
        <Suspense fallback={<Skeleton lines={4} className="h-24" />}>{isOpen && children}</Suspense>
      </div>
    </details>
  )
}
