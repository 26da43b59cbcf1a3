import { createBrand } from '#shared/directory/brands/contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { toast } from '#web/ui/toast.ts'
import { useUpdateBrand } from '../api/admin-brand-commands.ts'
import type { BrandDialogProps } from './brand-dialog.tsx'
import { BrandNameField } from './brand-name-field.tsx'

/** Gives a brand another name. Its old one still leads to it. */
export function RenameBrandDialog({ brand: { id, name, version }, onClose }: BrandDialogProps) {
  const form = useSchemaForm(createBrand.body, { defaultValues: { name } })
  const submission = useSubmit({
    form,
    command: useUpdateBrand(),
    inputOf: (fields) => ({
      params: { brandId: id },
      body: { action: 'rename' as const, name: fields.name, version },
    }),
    onDone: (brand) => {
      toast.success(`${name} is ${brand.name} now`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Rename ${name}`}
      description="Every listing that carries it shows the new name. People can still find it by the old one."
      unsaved={form.formState.isDirty}
      submission={submission}
      failed="We couldn’t rename it"
      submitLabel="Rename"
      busyText="Renaming..."
      onClose={onClose}
    >
      <BrandNameField form={form} />
    </FormDialog>
  )
}
