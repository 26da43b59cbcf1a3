import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveListingAsAdmin } from '../api/save-listing-as-admin.ts'
import { ListingFormFields } from './listing-form-fields.tsx'
import { TypedEdit, typedListing } from './typed-listing.ts'

type EditListingDialogProps = { listing: AdminListing; onClose: () => void }

/** Changes what a listing says at once; its owner reads why. */
export function EditListingDialog({ listing, onClose }: EditListingDialogProps) {
  const { businessName, brands } = listing
  const edit = useEditForm({
    thing: listing,
    schemaFor: () => TypedEdit,
    valuesOf: (thing: AdminListing) => ({ ...typedListing(thing), reason: '' }),
    ...useSaveListingAsAdmin(listing),
    onSaved: () => {
      toast.success('Listing saved')
      onClose()
    },
  })
  const {
    register,
    formState: { errors },
  } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={`Edit ${businessName}`}
      description="The change is live right away. Its owner will see your reason."
      failed="We couldn’t save the listing"
      saveLabel="Save"
    >
      <ListingFormFields form={edit.form} brands={brands} />
      <Field label="Reason" required hint="Up to 500 characters" error={errors.reason?.message}>
        <Textarea rows={3} maxLength={500} {...register('reason')} />
      </Field>
    </EditDialog>
  )
}
