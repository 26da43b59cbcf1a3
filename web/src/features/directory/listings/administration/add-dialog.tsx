import { useNavigate } from 'react-router-dom'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { toast } from '#web/ui/toast.ts'
import { useCreateListingAsAdmin } from '../api/admin-listing-commands.ts'
import { ListingFormFields } from './listing-form-fields.tsx'
import { managedListingPath } from './managed-listing-path.ts'
import { blankListing, TypedFields } from './typed-listing.ts'

/** Publishes a listing that no one owns yet. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useSchemaForm(TypedFields, { defaultValues: blankListing })
  const submission = useSubmit({
    form,
    command: useCreateListingAsAdmin(),
    inputOf: (body) => ({ body }),
    onDone: ({ id, businessName }) => {
      toast.success(`${businessName} is published`)
      void navigate(managedListingPath(id))
    },
  })
  return (
    <FormDialog
      title="Add a listing"
      description="Everyone sees it right away. Its owner can claim it."
      wide
      unsaved={form.formState.isDirty}
      submission={submission}
      failed="We couldn’t add the listing"
      submitLabel="Publish"
      busyText="Publishing..."
      onClose={onClose}
    >
      <ListingFormFields form={form} brands={[]} />
    </FormDialog>
  )
}
