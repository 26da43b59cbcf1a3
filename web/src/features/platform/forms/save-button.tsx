import { Button, type ButtonProps } from '#web/ui/button.tsx'
import type { Edit } from './use-edit-form.ts'

type SaveButtonProps = Pick<ButtonProps, 'size' | 'className' | 'form' | 'children'> & { edit: Edit }

/** Saves an `EditForm`. It saves once more if someone else had changed the source of its values. */
export function SaveButton({ edit, children, ...rest }: SaveButtonProps) {
  return (
    <Button type="submit" variant="primary" busy={edit.submission.busy} busyText="Saving..." {...rest}>
      {edit.conflict?.news ? 'Save again' : children}
    </Button>
  )
}
