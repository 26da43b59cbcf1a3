import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { FormError } from '#web/ui/form-error.tsx'
import { FormFailure } from './form-failure.tsx'
import { LeaveWarning } from './leave-warning.tsx'
import type { Edit } from './use-edit-form.ts'
import { VersionConflict } from './version-conflict.tsx'

type EditFormProps = {
  edit: Edit
  /** The message about a refused save: "We couldn’t save your changes". */
  failed: string
  /** Set if the button that saves is outside. */
  id?: string
  /** For forms whose surroundings do not ask before typed text is lost. */
  asksToLeave?: boolean
  className?: string
  children: ReactNode
}

/** The form of `useEditForm`: its fields, and above them why it was not saved. */
export function EditForm({ edit, failed, id, asksToLeave = true, className, children }: EditFormProps) {
  const { submission, conflict, dirty } = edit
  const { onSubmit, busy, failure, attempts } = submission
  return (
    <form id={id} noValidate onSubmit={onSubmit} className={cx('grid gap-6', className)}>
      {asksToLeave && <LeaveWarning unsaved={dirty && !busy} />}
      {conflict?.news ? (
        <FormError key={attempts} title={failed}>
          <VersionConflict {...conflict} />
        </FormError>
      ) : (
        <FormFailure title={failed} failure={failure} attempts={attempts}>
          {conflict && <VersionConflict {...conflict} />}
        </FormFailure>
      )}
      {children}
    </form>
  )
}
