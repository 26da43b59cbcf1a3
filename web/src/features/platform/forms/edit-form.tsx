import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { FormError } from '#web/ui/form-error.tsx'
import { FieldChanges } from './field-changes.tsx'
import { FormFailure } from './form-failure.tsx'
import { LeaveWarning } from './leave-warning.tsx'
import type { Edit } from './use-edit-form.ts'

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
  const { submission, conflict, dirty, isKept } = edit
  const { onSubmit, busy, failure, attempts } = submission
  return (
    <form id={id} noValidate onSubmit={onSubmit} className={cx('grid gap-6', className)}>
      {asksToLeave && (
        <LeaveWarning
          unsaved={dirty && !busy}
          {...(isKept && {
            description: 'What you typed stays on this device until you save or discard it.',
          })}
        />
      )}
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

/**
 * Offers a way to continue when someone, perhaps the same person in another tab, has saved in the meantime.
 */
function VersionConflict({ news, reading, read }: NonNullable<Edit['conflict']>) {
  if (news)
    return (
      <>
        <p>Someone changed this in the meantime. We kept what you typed. Check it and save again.</p>
        <FieldChanges {...news} />
      </>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p>Load the latest version first. We keep what you typed and update everything else.</p>
      <Button size="sm" busy={reading} busyText="Loading..." onClick={read}>
        Load the latest version
      </Button>
    </div>
  )
}
