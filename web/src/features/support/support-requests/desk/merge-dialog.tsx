import type * as z from 'zod/mini'
import { Merge } from '#shared/support/support-requests/agent-shapes.ts'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMergeRequest } from './desk-commands.ts'

type MergeDialogProps = {
  requestId: RequestId
  number: string
  version: z.infer<typeof Merge>['version']
  onClose: () => void
}

/** Lets a request go on in another one of the same person. */
export function MergeDialog({ requestId, number, version, onClose }: MergeDialogProps) {
  const form = useSchemaForm(Merge, { defaultValues: { intoNumber: '', version } })
  const submission = useSubmit({
    form,
    command: useMergeRequest(requestId),
    onDone: ({ mergedInto }) => {
      toast.success(`${number} goes on in ${mergedInto?.number ?? 'the other request'}`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Merge ${number}`}
      description="Replies to this request go to the other one. You can’t undo this."
      submission={submission}
      failed="We couldn’t merge them"
      submitLabel="Merge"
      onClose={onClose}
    >
      <Field
        label="Number of the other request"
        required
        hint="It must be from the same person."
        {...(form.formState.errors.intoNumber?.message && {
          error: form.formState.errors.intoNumber.message,
        })}
      >
        <Input autoComplete="off" placeholder="S-100042" {...form.register('intoNumber')} />
      </Field>
    </FormDialog>
  )
}
