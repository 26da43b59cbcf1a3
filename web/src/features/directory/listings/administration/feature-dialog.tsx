import * as z from 'zod/mini'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { isFeatured } from '#shared/directory/listings/public-listing.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSetListingFeatured } from '../api/admin-listing-commands.ts'

const schema = z.object({
  days: z
    .int('Enter 0 to 365 days.')
    .check(z.gte(0, 'Enter 0 to 365 days.'), z.lte(365, 'Enter 0 to 365 days.')),
})

type FeatureDialogProps = { listing: AdminListing; onClose: () => void }

/** Lets a listing stand before others for so many days from now on, or ends that. */
export function FeatureDialog({ listing, onClose }: FeatureDialogProps) {
  const { id, businessName, version, featuredUntil } = listing
  const form = useSchemaForm(schema, { defaultValues: { days: 30 } })
  const submission = useSubmit({
    form,
    command: useSetListingFeatured(),
    inputOf: ({ days }) => ({ params: { listingId: id }, body: { days, version } }),
    onDone: ({ featuredUntil: until }) => {
      toast.success(
        until ? `${businessName} is featured until ${localTime(until)}` : `${businessName} is not featured`,
      )
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Feature ${businessName}`}
      description={
        featuredUntil && isFeatured(listing, serverTime())
          ? `Featured until ${localTime(featuredUntil)}. Enter 0 to end it now.`
          : 'It appears before other listings, marked as sponsored.'
      }
      submission={submission}
      failed="We couldn’t feature it"
      submitLabel="Save"
      busyText="Saving..."
      onClose={onClose}
    >
      <Field label="Days from now" required error={form.formState.errors.days?.message}>
        <Input
          type="number"
          inputMode="numeric"
          min={0}
          max={365}
          {...form.register('days', { valueAsNumber: true })}
        />
      </Field>
    </FormDialog>
  )
}
