import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { FormDialog } from './form-dialog.tsx'
import { usePress } from './use-press.ts'

type ReasonCommandProps<Input, Answer> = {
  title: string
  description: ReactNode
  confirmLabel: string
  busyText?: string
  danger?: boolean
  /** The message when it has been done. */
  done?: string
  command: UseMutationResult<Answer, Error, Input>
  inputOf: (reason: string) => Input
  /** The message about a refusal. */
  failed?: string
  cancelLabel?: string
  label?: string
  hint?: string
  /** The fewest and the most characters of a reason. */
  least?: number
  most?: number
  /** The message about a reason that is too short. */
  missing?: string
  /** Fields above the reason, and why they cannot be sent. */
  children?: ReactNode
  problem?: string | undefined
  onDone?: (answer: Answer) => void
  onClose: () => void
}

/** A command that is sent only with a reason. */
export function ReasonCommand<Input, Answer>({
  command,
  inputOf,
  confirmLabel,
  done,
  failed = 'That did not work',
  cancelLabel = 'Go back',
  label = 'Reason',
  hint,
  least = 10,
  most = 300,
  missing = least === 1 ? 'Give a reason.' : `Give a reason of at least ${least} characters.`,
  children,
  problem,
  onDone,
  onClose,
  ...dialog
}: ReasonCommandProps<Input, Answer>) {
  const [reason, setReason] = useState('')
  const [attempts, setAttempts] = useState(0)
  const words = reason.trim()
  const isMissing = words.length < least
  const send = usePress(async () => {
    setAttempts((count) => count + 1)
    if (isMissing || problem) return
    await command.mutateAsync(inputOf(words)).then(
      (answer) => {
        if (done) toast.success(done)
        onDone?.(answer)
        onClose()
      },
      () => undefined,
    )
  })
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isMissing) event.currentTarget.querySelector('textarea')?.focus()
    send()
  }
  return (
    <FormDialog
      {...dialog}
      submission={{ onSubmit, busy: command.isPending, failure: command.error, attempts }}
      failed={failed}
      submitLabel={confirmLabel}
      cancelLabel={cancelLabel}
      className="grid gap-4"
      onClose={onClose}
    >
      {children}
      {attempts > 0 && problem && <p className="text-clip-ink">{problem}</p>}
      <Field
        label={label}
        required
        {...(hint && { hint })}
        {...(attempts > 0 && isMissing && { error: missing })}
      >
        <Textarea
          rows={3}
          maxLength={most}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
