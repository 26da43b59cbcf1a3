import { ClipboardCheck, List, Pencil, Plus, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { SideTab } from './side-panel.tsx'
import './editor.css'

export type EditorSideProps = {
  ref: Ref<HTMLElement>
  isOpen: boolean
  tab: SideTab
  onOpen: (tab: SideTab) => void
  onClose: () => void
  children: ReactNode
}

const ways = [
  { tab: 'add', label: 'Add', Icon: Plus },
  { tab: 'edit', label: 'Edit', Icon: Pencil },
  { tab: 'checks', label: 'Checks', Icon: ClipboardCheck },
  { tab: 'list', label: 'List', Icon: List },
] as const

/** Parts and fields beside the canvas; on a narrow screen a sheet that the buttons below the canvas open. */
export function EditorSide({ ref, isOpen, tab, onOpen, onClose, children }: EditorSideProps) {
  const close = () => {
    onClose()
    requestAnimationFrame(() => document.getElementById(`side-${tab}`)?.focus())
  }
  return (
    <>
      <fieldset className={cx('editor-ways', isOpen && 'invisible')}>
        <legend className="sr-only">Parts and fields</legend>
        {ways.map(({ tab: one, label, Icon }) => (
          <button
            key={one}
            id={`side-${one}`}
            type="button"
            aria-expanded={isOpen && one === tab}
            onClick={() => onOpen(one)}
          >
            <Icon className="size-5" aria-hidden="true" />
            {label}
          </button>
        ))}
      </fieldset>
      <aside
        ref={ref}
        aria-label="Parts and fields"
        className="editor-side"
        data-open={isOpen || undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented && isOpen) close()
        }}
      >
        <div className="editor-side-close">
          <IconButton label="Close" icon={<X className="size-5" aria-hidden="true" />} onClick={close} />
        </div>
        {children}
      </aside>
    </>
  )
}
