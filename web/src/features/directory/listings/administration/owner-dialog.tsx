import * as z from 'zod/mini'
import { type AdminListing, setListingOwner } from '#shared/directory/listings/admin-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { MemberChoice } from '#web/features/platform/users/components/member-choice.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSetListingOwner } from '../api/admin-listing-commands.ts'

const schema = z
  .object({ ...z.omit(setListingOwner.body, { version: true }).shape, isUnowned: z.boolean() })
  .check(
    z.refine(({ ownerId, isUnowned }) => isUnowned || ownerId !== undefined, {
      path: ['ownerId'],
      message: 'Search for a member and choose them.',
    }),
  )

type OwnerDialogProps = { listing: AdminListing; onClose: () => void }

/** Gives a listing to a member, or to no one. */
export function OwnerDialog({ listing, onClose }: OwnerDialogProps) {
  const { id, businessName, version, owner } = listing
  const form = useSchemaForm(schema, { defaultValues: { isUnowned: false, reason: '' } })
  const isUnowned = form.watch('isUnowned')
  const submission = useSubmit({
    form,
    command: useSetListingOwner(),
    inputOf: ({ ownerId, reason }) => ({
      params: { listingId: id },
      body: { reason, version, ...(!isUnowned && ownerId && { ownerId }) },
    }),
    onDone: ({ owner: now }) => {
      toast.success(now ? `${now.name} owns ${businessName} now` : `${businessName} has no owner now`)
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={owner ? `Change the owner of ${businessName}` : `Give ${businessName} an owner`}
      description={
        owner
          ? `${owner.name} and the new owner will see your reason.`
          : 'The new owner will see your reason.'
      }
      submission={submission}
      failed="We couldn’t set the owner"
      submitLabel="Save"
      busyText="Saving..."
      onClose={onClose}
    >
      {owner && <Checkbox label="No owner: anyone can claim it" {...form.register('isUnowned')} />}
      {!isUnowned && (
        <MemberChoice
          legend="New owner"
          placeholder="Name or email of the new owner"
          current={owner?.userId}
          chosen={form.watch('ownerId')}
          error={errors.ownerId?.message}
          onChoose={(ownerId) =>
            form.setValue('ownerId', ownerId, { shouldDirty: true, shouldValidate: true })
          }
        />
      )}
      <Field label="Reason" required hint="Up to 500 characters" error={errors.reason?.message}>
        <Textarea rows={3} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
