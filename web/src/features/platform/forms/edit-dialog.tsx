import { type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx'
import { EditForm } from './edit-form.tsx'
import { SaveButton } from './save-button.tsx'
import type { Edit } from './use-edit-form.ts'

type EditDialogProps = Pick<DialogProps, 'title' | 'description' | 'wide' | 'onClose'> & {
  edit: Edit
  failed: string
  saveLabel: string
  children: ReactNode
}

/** One thing of a list, edited above it. */
export function EditDialog({ edit, failed, saveLabel, onClose, children, ...dialog }: EditDialogProps) {
  const id = useId()
  const { busy } = edit.submission
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SaveButton edit={edit} form={id}>
            {saveLabel}
          </SaveButton>
        </>
      }
    >
      <EditForm edit={edit} failed={failed} id={id} asksToLeave={false}>
        {children}
      </EditForm>
    </Dialog>
  )
}
