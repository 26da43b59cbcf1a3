import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'

const hoverCloseMs = 200

type MenuGroupProps = {
  label: ReactNode
  /** Explains it to the pointer. */
  title?: string | undefined
  /** The items of its list. */
  children: ReactNode
}

/**
 * A navigation item with others under it: opens on hover, on press and by keyboard, all of which need the script. The
 * page is sent without its list.
 */
export function MenuGroup({ label, title, children }: MenuGroupProps) {
  const [open, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const hovered = useRef(false)
  // A finger enters what it taps, and the press that follows would close what it has opened.
  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    hovered.current = true
    clearTimeout(closing.current)
    setOpen(true)
  }
  const leave = () => {
    if (!hovered.current) return
    hovered.current = false
    closing.current = setTimeout(() => setOpen(false), hoverCloseMs)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const blur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a pointer
    <div
      className="relative"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={closeOnEscape}
      onBlur={blur}
    >
      <button
        ref={button}
        type="button"
        className="site-link"
        title={title}
        aria-expanded={open}
        onClick={() => setOpen(hovered.current || !open)}
      >
        {label}
        <Glyph name="down" className="ml-1 size-4" />
      </button>
      {open && <ul className="menu absolute top-full left-0 w-max max-w-xs">{children}</ul>}
    </div>
  )
}
