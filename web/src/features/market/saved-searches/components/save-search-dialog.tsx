import type { SearchedFor } from '#shared/market/saved-searches/saved-search.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { toast } from '#web/ui/toast.ts'
import { useSaveSearch } from '../api/saved-search-commands.ts'
import { chosenFields, SearchFields } from './search-fields.tsx'
import { searchParts, suggestedName } from './search-words.ts'

type SaveSearchDialogProps = { filters: SearchedFor; onClose: () => void }

/** Asks for a name, and how often the member wants to hear. */
export function SaveSearchDialog({ filters, onClose }: SaveSearchDialogProps) {
  const form = useSchemaForm(chosenFields, {
    defaultValues: { name: suggestedName(filters), every: 'daily' as const, isMailed: true },
  })
  const submission = useSubmit({
    form,
    command: useSaveSearch(),
    inputOf: (fields) => ({ body: { ...fields, filters, isPaused: false } }),
    onDone: () => {
      toast.success('Search saved')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title="Save this search"
      description={`Alerts for new items: ${searchParts(filters).join(', ')}.`}
      failed="We couldn’t save this search"
      submitLabel="Save search"
      busyText="Saving..."
      onClose={onClose}
    >
      <SearchFields form={form} />
    </FormDialog>
  )
}
