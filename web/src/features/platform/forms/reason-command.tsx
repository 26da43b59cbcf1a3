import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { FormFailure } from './form-failure.tsx'
import { usePress } from './use-press.ts'

type ReasonCommandProps<Input, Answer> = {
  title: string
  description: ReactNode
  confirmLabel: string
  danger?: boolean
  /** The message when it has been done. */
  done: string
  command: UseMutationResult<Answer, Error, Input>
  inputOf: (reason: string) => Input
  /** Fields above the reason, and why they cannot be sent. */
  children?: ReactNode
  problem?: string | undefined
  onDone?: (answer: Answer) => void
  onClose: () => void
}

const leastReason = 10

/** A command that is sent only with a reason. */
export function ReasonCommand<Input, Answer>(props: ReasonCommandProps<Input, Answer>) {
  const { title, description, confirmLabel, danger = false, done, command, inputOf, onDone, onClose } = props
  const formId = useId()
  const [reason, setReason] = useState('')
  const [attempts, setAttempts] = useState(0)
  const words = reason.trim()
  const missing = words.length < leastReason ? 'Give a reason of at least 10 characters.' : undefined
  const send = usePress(async () => {
    setAttempts((count) => count + 1)
    if (missing || props.problem) return
    await command.mutateAsync(inputOf(words)).then(
      (answer) => {
        toast.success(done)
        onDone?.(answer)
        onClose()
      },
      () => undefined,
    )
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
  }
  const busy = command.isPending
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
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <FormFailure title="That did not work" failure={command.error} attempts={attempts} />
        {props.children}
        {attempts > 0 && props.problem && <p className="text-clip-ink">{props.problem}</p>}
        <Field label="Reason" required {...(attempts > 0 && missing && { error: missing })}>
          <Textarea
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
