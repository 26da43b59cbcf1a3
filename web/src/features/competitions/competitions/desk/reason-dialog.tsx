import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'

type ReasonDialogProps<Input, Answer> = {
  title: string
  description: ReactNode
  confirmLabel: string
  danger?: boolean
  done: string
  /** The maximum length of the reason. */
  most?: number
  command: UseMutationResult<Answer, Error, Input>
  inputOf: (reason: string) => Input
  onClose: () => void
}

const usual = 500
const formOf = (most: number) =>
  z.strictObject({ reason: text(most).check(z.minLength(10, 'Give a reason of at least 10 characters.')) })

/** A step of a class that is taken only with a reason. */
export function ReasonDialog<Input, Answer>(props: ReasonDialogProps<Input, Answer>) {
  const {
    title,
    description,
    confirmLabel,
    danger = false,
    done,
    most = usual,
    command,
    inputOf,
    onClose,
  } = props
  const formId = useId()
  const form = useSchemaForm(formOf(most), { defaultValues: { reason: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: {
      ...command,
      mutateAsync: ({ reason }: { reason: string }) => command.mutateAsync(inputOf(reason)),
    } as unknown as UseMutationResult<Answer, Error, { reason: string }>,
    onDone: () => {
      toast.success(done)
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={title}
      description={description}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Go back
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormFailure title="That did not work" failure={failure} attempts={attempts} />
        <Field label="Reason" required error={form.formState.errors.reason?.message}>
          <Textarea rows={3} maxLength={most} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  )
}
