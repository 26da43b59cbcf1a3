import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, use, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { cx } from './cx.ts'
import { DialogOutlet } from './dialog-outlet.ts'
import { IconButton } from './icon-button.tsx'
import { useKeyboardRoom } from './use-keyboard-room.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  wide?: boolean
  /** False while something must not be lost to a stray Escape or click outside. */
  dismissible?: boolean
  /**
   * Set it when no field reports a change: a card number is typed into the provider’s frame, or a picture is
   * dragged.
   */
  unsaved?: boolean
  /**
   * Moves the dialog out of the way with everything in it kept. Content that others put into the page, such
   * as a bank’s question, would lie below an open dialog and out of reach.
   */
  aside?: boolean
}

/**
 * The browser's own modal: it keeps the focus inside, gives it back and is above everything. A phone shows it on the
 * whole screen, or at the end of it if it is only a sentence and its buttons.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const outlet = use(DialogOutlet)
  if (!open) return null
  const dialog = <OpenDialog {...rest} />
  return outlet ? createPortal(dialog, outlet) : dialog
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  wide = false,
  dismissible = true,
  unsaved = false,
  aside = false,
}: Omit<DialogProps, 'open'>) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!aside && !element?.open) element?.showModal()
    return () => element?.close()
  }, [aside])
  useKeyboardRoom(dialog)

  const pressedOutside = useRef(false)
  // A click beside the dialog may be a slip, which must not discard typed text. Escape and the buttons are
  // deliberate.
  const changed = useRef(unsaved)
  // Text that is selected out of the dialog ends outside, too.
  const outside = (event: MouseEvent) => {
    if (dismissible && !changed.current && pressedOutside.current && event.target === dialog.current)
      onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser reports as cancel
    <dialog
      ref={dialog}
      className={cx('dialog', wide && 'dialog-wide', children == null && 'dialog-short')}
      aria-labelledby={`${id}-title`}
      aria-describedby={description != null ? `${id}-description` : undefined}
      onPointerDown={({ target }) => {
        pressedOutside.current = target === dialog.current
      }}
      onClick={outside}
      onInput={({ target }) => {
        // A change in a dialog above this one is not a change in this one.
        if ((target as Element).closest('dialog') === dialog.current) changed.current = true
      }}
      onCancel={(event) => {
        event.preventDefault()
        if (dismissible) onClose()
      }}
    >
      <div
        className={cx(
          'sticky top-0 z-10 bg-panel px-6 pt-5 pr-16 pb-2',
          children != null && 'border-line max-sm:mb-3 max-sm:border-b',
        )}
      >
        <h2 id={`${id}-title`} className="pt-1.5 text-xl font-semibold">
          {title}
        </h2>
      </div>
      <div className="grid grow content-start gap-4 px-6 pt-2 pb-6 [&:has(>form>.dialog-foot)]:content-stretch">
        {description != null && (
          <p id={`${id}-description`} className="text-dim">
            {description}
          </p>
        )}
        {children}
      </div>
      {footer != null && (
        <div className="dialog-foot sticky bottom-0 z-10 flex flex-wrap justify-end gap-3 border-t border-line bg-ground px-6 py-4 max-sm:[&>button]:grow">
          {footer}
        </div>
      )}
      {dismissible && (
        // Last in order, so that the focus starts at the first field or button of the content.
        <IconButton
          label="Close"
          icon={<X className="size-5" aria-hidden="true" />}
          className="dialog-close sticky top-3 self-end"
          onClick={onClose}
        />
      )}
    </dialog>
  )
}
