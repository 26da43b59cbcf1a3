import * as z from 'zod/mini'
import { BackupNote, daysKept, manualBackupsADay } from '#shared/operations/backups/backup.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useStartBackup } from '../api/backup-commands.ts'

const schema = z.strictObject({ note: BackupNote })

export function StartDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(schema, { defaultValues: { note: '' } })
  const submission = useSubmit({
    form,
    command: useStartBackup(),
    inputOf: ({ note }) => ({ body: { note } }),
    onDone: () => {
      toast.success('Backup started')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title="Back up now"
      description={`Copies the data as it is now and reads every file back. Members won’t notice. Up to ${manualBackupsADay} a day, kept for ${daysKept} days.`}
      failed="We couldn’t start the backup"
      submitLabel="Back up now"
      busyText="Starting..."
      onClose={onClose}
    >
      <Field label="Note (optional)" error={form.formState.errors.note?.message}>
        <Input
          maxLength={200}
          autoComplete="off"
          placeholder="Before the season import"
          {...form.register('note')}
        />
      </Field>
    </FormDialog>
  )
}
