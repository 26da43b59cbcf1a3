import { useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ReasonField } from './reason-field.tsx'

export type ReasonDialogProps = {
  title: string
  description: string
  confirmLabel: string
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** A decision with a reason that its subject reads. */
export function ReasonDialog({
  title,
  description,
  confirmLabel,
  busy,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      dismissible={!busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy}>
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
          if (reason.trim()) onConfirm(reason.trim())
          else setMissing(true)
        }}
      >
        <ReasonField reason={reason} missing={missing} onChange={setReason} />
      </form>
    </Dialog>
  )
}
