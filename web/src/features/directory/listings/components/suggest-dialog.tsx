import * as z from 'zod/mini'
import { SuggestedChange } from '#shared/directory/listing-changes/contract.ts'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { line } from '#shared/text.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSuggestChange } from '../api/suggest-command.ts'
import { listingStates } from './listing-states.ts'

type SuggestDialogProps = { listing: PublicListing; onClose: () => void }

const { businessName, listingType, website, note } = SuggestedChange.shape

const schema = z.object({
  businessName: z.nonoptional(businessName),
  listingType: z.nonoptional(listingType),
  website: z.nonoptional(website),
  /** Empty where it stays as it is. */
  phone: line(40),
  address1: line(120),
  city: line(80),
  state: z.string(),
  zip: z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'Enter a five-digit ZIP code.')),
  note,
})
type Typed = z.infer<typeof schema>

/** A member says what is wrong; an administrator decides. Only what they changed is sent. */
export function SuggestDialog({ listing, onClose }: SuggestDialogProps) {
  const { street, city, state, zip } = listing
  const before: Typed = {
    businessName: listing.businessName,
    listingType: listing.listingType,
    website: listing.website,
    phone: '',
    address1: street[0] ?? '',
    city,
    state,
    zip,
    note: '',
  }
  const form = useSchemaForm(schema, { defaultValues: before })
  const submission = useSubmit({
    form,
    command: useSuggestChange(),
    inputOf: (typed: Typed) => ({ params: { listingId: listing.id }, body: changeOf(before, typed, street) }),
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
      description="Change what is wrong. We check it before it shows."
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
      <Field label="How do you know?" required error={errors.note?.message}>
        <Textarea rows={3} maxLength={500} {...register('note')} />
      </Field>
    </FormDialog>
  )
}

/** What differs from the page; a place changes as a whole. */
function changeOf(before: Typed, typed: Typed, street: readonly string[]): z.input<typeof SuggestedChange> {
  const { businessName, listingType, website, phone, address1, city, state, zip, note } = typed
  const moved = (['address1', 'city', 'state', 'zip'] as const).some((name) => typed[name] !== before[name])
  return {
    ...(businessName !== before.businessName && { businessName }),
    ...(listingType !== before.listingType && { listingType }),
    ...(website !== before.website && { website }),
    ...(phone && { phone }),
    ...(moved && {
      place: { address1, address2: street[1] ?? '', city, state, zip, hideStreet: false },
    }),
    note,
  }
}
