import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import { SaveButton } from './save-button.tsx'
import type { Edit } from './use-edit-form.ts'

type SaveBarProps = {
  edit: Edit
  /** The words of the button. Missing where the children bring it. */
  label?: ReactNode
  /** Beside the button: what else can be done, or what comes next. */
  children?: ReactNode
  /** Set it where a panel is around the form. */
  isInPanel?: boolean
  /** Set it where something can be sent from the start on. */
  isOpen?: boolean
  className?: string
  /** For forms that nobody sends for someone else. */
  'data-own'?: true | 'part'
}

/** The end of a long form. It lies over the fields only while there is something to send. */
export function SaveBar({
  edit,
  label,
  children,
  isInPanel = false,
  isOpen = edit.dirty || edit.submission.busy,
  className,
  ...own
}: SaveBarProps) {
  return (
    <div
      {...own}
      className={cx(
        'save-bar flex flex-wrap items-center gap-3 px-4 py-3',
        isOpen && 'sticky bottom-3 z-10 shadow-lift',
        isInPanel && '-mx-4',
        isOpen || !isInPanel ? 'panel' : 'border border-transparent',
        className,
      )}
    >
      {label != null && <SaveButton edit={edit}>{label}</SaveButton>}
      {children === undefined ? (
        <p className="flex-1 basis-40 text-sm text-dim">
          {edit.dirty ? 'You have unsaved changes.' : 'All changes saved.'}
        </p>
      ) : (
        children
      )}
    </div>
  )
}
