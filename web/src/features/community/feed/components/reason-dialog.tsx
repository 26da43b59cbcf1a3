import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'

type ReasonDialogProps = {
  title: string
  description: string
  confirmLabel: string
  /** The message when it has been done. */
  done: string
  command: UseMutationResult<unknown, Error, string>
  onClose: () => void
}

const longestReason = 200

/** Moderation with a reason that the member reads. */
export function ReasonDialog({
  title,
  description,
  confirmLabel,
  done,
  command,
  onClose,
}: ReasonDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = usePress(() =>
    command.mutateAsync(reason.trim()).then(() => {
      toast.success(done)
      onClose()
    }, toastFailure),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      dismissible={!command.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={command.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={command.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim()) confirm()
          else setMissing(true)
        }}
      >
        <Field label="Reason" required {...(isMissing && !reason.trim() && { error: 'Give a reason' })}>
          <Textarea
            rows={2}
            maxLength={longestReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
