import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from './icon-button.tsx'

export type SheetProps = { label: string; onClose: () => void; children: ReactNode }

/** A menu that slides over the page from its side. It is open while it is rendered. */
export function Sheet({ label, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser reports as cancel
    <dialog
      ref={dialog}
      aria-label={label}
      className="sheet"
      onClick={({ target }) => target === dialog.current && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="sheet-body">
        <div className="flex items-center justify-between gap-3 pl-2.5">
          <p className="font-semibold">{label}</p>
          <IconButton label="Close" icon={<X className="size-5" aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
