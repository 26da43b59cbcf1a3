import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type FilterSheetProps = {
  /** The button that leads back to the list, such as “Show businesses”. */
  show: string
  /** The form that the button sends, where the filters apply together. */
  form?: string
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters of a list that its page has no room for. */
export function FilterSheet({ show, form, onClear, onClose, children }: FilterSheetProps) {
  const fields = useRef<HTMLDivElement>(null)
  const leave = () => {
    // A value that was refused says why in its field.
    const refused = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (refused) refused.focus()
    else onClose()
  }
  return (
    <Dialog
      open
      title="Filters"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClear}>Clear filters</Button>
          <Button
            variant="primary"
            {...(form === undefined ? { onClick: leave } : { type: 'submit' as const, form })}
          >
            {show}
          </Button>
        </>
      }
    >
      <div ref={fields} className="grid gap-4">
        {children}
      </div>
    </Dialog>
  )
}
