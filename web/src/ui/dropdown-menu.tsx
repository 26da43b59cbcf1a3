import { DropdownMenu as Menu } from 'radix-ui'
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { Link } from 'react-router-dom'
import { cx } from './cx.ts'

export type MenuEntry =
  | { kind: 'link'; label: string; to: string; icon?: ReactNode; badge?: ReactNode }
  | {
      kind: 'action'
      label: string
      onSelect: () => void
      icon?: ReactNode
      danger?: boolean
      disabled?: boolean
    }
  | { kind: 'heading'; label: string }
  | { kind: 'separator'; id: string }

export type DropdownMenuProps = {
  /** One button element; it gets the menu's states. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  /** A block above the entries, such as who is signed in. */
  header?: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Opens it from the beginning. A keyboard user continues with its first entry. */
  defaultOpen?: boolean | 'by key'
}

type EntryProps = { entry: MenuEntry; onBeforeSelect: () => void }

function Entry({ entry, onBeforeSelect }: EntryProps) {
  if (entry.kind === 'separator') return <Menu.Separator className="my-1.5 h-px bg-line" />
  if (entry.kind === 'heading')
    return <Menu.Label className="label px-3 pt-2 pb-1 text-faint">{entry.label}</Menu.Label>
  if (entry.kind === 'link') {
    return (
      <Menu.Item asChild className="menu-item">
        <Link to={entry.to}>
          {entry.icon}
          <span className="grow">{entry.label}</span>
          {entry.badge}
        </Link>
      </Menu.Item>
    )
  }
  return (
    <Menu.Item
      className={cx('menu-item', entry.danger && 'menu-item-danger')}
      disabled={entry.disabled}
      onSelect={() => {
        onBeforeSelect()
        entry.onSelect()
      }}
    >
      {entry.icon}
      {entry.label}
    </Menu.Item>
  )
}

/**
 * A menu that is not modal: the page keeps its scroll bar, and no style element is injected. The menu is
 * beside its button, so it belongs to the same landmark. Import it on demand.
 */
export function DropdownMenu({
  trigger,
  entries,
  header,
  align = 'end',
  defaultOpen = false,
}: DropdownMenuProps) {
  // A dialog that an entry opens returns the focus to the button, because the entry is gone by then.
  const button = useRef<HTMLButtonElement>(null)
  const focusButton = () => button.current?.focus()
  // The menu did not see the key that opened it: it came with the press.
  const goesToFirst = useRef(defaultOpen === 'by key')
  const goToFirst = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!goesToFirst.current || target !== currentTarget) return
    goesToFirst.current = false
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }
  return (
    <Menu.Root modal={false} defaultOpen={defaultOpen !== false}>
      <Menu.Trigger asChild ref={button}>
        {trigger}
      </Menu.Trigger>
      <Menu.Content align={align} sideOffset={6} collisionPadding={8} className="menu" onFocus={goToFirst}>
        {header}
        {entries.map((entry) => (
          <Entry
            key={entry.kind === 'separator' ? entry.id : `${entry.kind}-${entry.label}`}
            entry={entry}
            onBeforeSelect={focusButton}
          />
        ))}
      </Menu.Content>
    </Menu.Root>
  )
}
