import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx'
import { FormFailure } from './form-failure.tsx'
import type { useSubmit } from './use-submit.ts'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'wide' | 'unsaved' | 'onClose'> & {
  submission: ReturnType<typeof useSubmit>
  /** The message about a refused form: "We couldn’t create the page". */
  failed: string
  /** Missing where there is nothing to send yet. */
  submitLabel?: ReactNode
  /** The name under which the form is counted, if not by the page it is on. */
  name?: string
  busyText?: string
  danger?: boolean
  /** True while it cannot be sent at all. */
  disabled?: boolean
  cancelLabel?: string
  /** A way out that fits the refusal. */
  wayOut?: ReactNode
  className?: string
  children: ReactNode
}

/** A form that is sent once, above the page. `EditDialog` is for something that is saved with its version. */
export function FormDialog({
  submission: { onSubmit, busy, failure, attempts },
  failed,
  submitLabel,
  name,
  busyText,
  danger = false,
  disabled = false,
  cancelLabel = 'Cancel',
  wayOut,
  className = 'grid gap-6',
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          {submitLabel && (
            <Button
              type="submit"
              form={id}
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              disabled={disabled}
              {...(busyText && { busyText })}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      <form id={id} name={name} noValidate onSubmit={onSubmit} className={className}>
        <FormFailure title={failed} failure={failure} attempts={attempts}>
          {wayOut}
        </FormFailure>
        {children}
      </form>
    </Dialog>
  )
}
