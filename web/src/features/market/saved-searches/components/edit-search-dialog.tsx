import type { OwnSavedSearch } from '#shared/market/saved-searches/contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { toast } from '#web/ui/toast.ts'
import { useUpdateSearch } from '../api/saved-search-commands.ts'
import { chosenFields, SearchFields } from './search-fields.tsx'

type EditSearchDialogProps = { search: OwnSavedSearch['search']; onClose: () => void }

/** Renames a search, and sets how its member hears of it. */
export function EditSearchDialog({ search, onClose }: EditSearchDialogProps) {
  const { id: savedSearchId, name, filters, every, isMailed, isPaused, version } = search
  const form = useSchemaForm(chosenFields, {
    defaultValues: { name, every, isMailed },
  })
  const submission = useSubmit({
    form,
    command: useUpdateSearch(),
    inputOf: (fields) => ({ params: { savedSearchId }, body: { ...fields, filters, isPaused, version } }),
    onDone: () => {
      toast.success('Search saved')
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Edit ${name}`}
      submission={submission}
      failed="We couldn’t save this search"
      submitLabel="Save search"
      busyText="Saving..."
      unsaved={form.formState.isDirty}
      onClose={onClose}
    >
      <SearchFields form={form} />
    </FormDialog>
  )
}
