import { GripVertical } from 'lucide-react'
import { type Key, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { withItemMoved } from './with-item-moved.ts'

export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => Key
  /** The name of the item where it is moved: "Move: Two events a year". */
  nameOf: (item: Item, at: number) => string
  onOrder: (items: Item[]) => void
  className?: string
  /** The handle is dragged, or moved by the arrow keys. The alternative to press, such as "Move up", is beside it. */
  children: (item: Item, at: number, handle: ReactNode) => ReactNode
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** A list whose order is chosen: by dragging, or by keys. */
export function SortableList<Item>({
  label,
  items,
  itemKey,
  nameOf,
  onOrder,
  className,
  children,
}: SortableListProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const focused = useRef<Key>(undefined)
  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || from === to) return
    onOrder(withItemMoved(items, from, to))
    setSaid(`${nameOf(item, from)}: ${to + 1} of ${items.length}`)
  }
  const { dragged, start } = useDragOrder(list, move)
  // A row that was moved in the page has lost the focus.
  useLayoutEffect(() => {
    const at = items.findIndex((item) => itemKey(item) === focused.current)
    focused.current = undefined
    list.current?.children[at]?.querySelector<HTMLElement>('[data-handle]')?.focus()
  })
  const press = (event: KeyboardEvent, item: Item, at: number) => {
    const to = steps[event.key]?.(at, items.length - 1)
    if (to === undefined) return
    event.preventDefault()
    focused.current = itemKey(item)
    move(at, to)
  }
  return (
    <>
      <ol ref={list} aria-label={label} className={className}>
        {items.map((item, at) => (
          <li key={itemKey(item)} className={cx(at === dragged && 'sortable-dragged')}>
            {children(
              item,
              at,
              <IconButton
                data-handle
                label={`Move: ${nameOf(item, at)}`}
                icon={<GripVertical aria-hidden="true" className="size-4" />}
                title="Drag, or press the arrow keys"
                aria-keyshortcuts="ArrowUp ArrowDown Home End"
                className="sortable-handle"
                onPointerDown={(event) => start(event, at)}
                onKeyDown={(event) => press(event, item, at)}
              />,
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
