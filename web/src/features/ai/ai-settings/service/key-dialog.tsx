import * as z from 'zod/mini'
import { EngineKey } from '#shared/ai/ai-settings/admin-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSetAiKey } from '../api/ai-settings-commands.ts'

const schema = z.strictObject({ key: EngineKey })

type KeyDialogProps = { host: string; baseUrl: string; onClose: () => void }

export function KeyDialog({ host, baseUrl, onClose }: KeyDialogProps) {
  const form = useSchemaForm(schema, { defaultValues: { key: '' } })
  const submission = useSubmit({
    form,
    command: useSetAiKey(),
    inputOf: ({ key }) => ({ body: { baseUrl, key } }),
    onDone: () => {
      toast.success('Key saved')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Key for ${host}`}
      description="It’s stored in this deployment’s vault. No one can view it here again."
      failed="We couldn’t save the key"
      submitLabel="Save key"
      busyText="Saving..."
      onClose={onClose}
    >
      <Field label="Key" required error={form.formState.errors.key?.message}>
        <Input
          type="password"
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          {...form.register('key')}
        />
      </Field>
    </FormDialog>
  )
}
