import { createBrand } from '#shared/directory/brands/contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { toast } from '#web/ui/toast.ts'
import { useCreateBrand } from '../api/admin-brand-commands.ts'
import { BrandNameField } from './brand-name-field.tsx'

/** Adds a brand that listings can carry at once. */
export function AddBrandDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(createBrand.body, { defaultValues: { name: '' } })
  const submission = useSubmit({
    form,
    command: useCreateBrand(),
    inputOf: (body) => ({ body }),
    onDone: ({ name }) => {
      toast.success(`${name} is in the list`)
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add a brand"
      description="Listings can carry it right away."
      unsaved={form.formState.isDirty}
      submission={submission}
      failed="We couldn’t add the brand"
      submitLabel="Add brand"
      busyText="Adding..."
      onClose={onClose}
    >
      <BrandNameField form={form} />
    </FormDialog>
  )
}
