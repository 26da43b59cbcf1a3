import { ContextMenu } from 'radix-ui'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type TouchEvent,
  useRef,
  useState,
} from 'react'
import { type PortRef, portOf } from '#shared/tools/diagrams/port.ts'
import { cx } from '#web/ui/cx.ts'
import { ConnectDialog } from '../components/connect-dialog.tsx'
import type { Editor } from '../state/editor.ts'
import { selectionCommands } from '../state/selection-commands.ts'
import { useEditor, useView } from '../state/use-editor.ts'

type Entry = { id: string; label: string; isDangerous?: true; run: (editor: Editor) => void }

export type CanvasMenuProps = {
  /** The canvas: one element. */
  children: ReactElement
  onFields: () => void
  onArrange: () => void
  onFit: () => void
}

/** The pressed object: a port, else the part or the cable, else the canvas. */
type Pressed = { port?: PortRef; node?: string; cable?: string }

const idIn = (element: Element, selector: string) => element.closest<HTMLElement>(selector)?.dataset.id

function pressedAt(target: Element): Pressed {
  const port = target.closest<HTMLElement>('[data-port]')?.dataset
  if (port?.node && port.port) return { port: { node: port.node, port: port.port }, node: port.node }
  const node = idIn(target, '.react-flow__node')
  if (node) return { node }
  const cable = idIn(target, '.react-flow__edge')
  return cable ? { cable } : {}
}

/** The menu of actions at the place where someone right-clicks, holds a finger, or presses the menu key. */
export function CanvasMenu({ children, onFields, onArrange, onFit }: CanvasMenuProps) {
  const editor = useEditor()
  const body = useView((view) => view.body)
  const selected = useView((view) => view.selected)
  const [pressed, setPressed] = useState<Pressed>({})
  const [connecting, setConnecting] = useState<PortRef>()
  const cameFrom = useRef<HTMLElement | null>(null)
  /** The element under a resting finger: not every browser sends the menu event for it. */
  const held = useRef<Element | undefined>(undefined)
  /** True from when the menu opens until the next press. */
  const hasOpened = useRef(false)

  const hold = ({ pointerType, target }: PointerEvent) => {
    hasOpened.current = false
    held.current = pointerType !== 'mouse' && target instanceof Element ? target : undefined
  }
  const open = ({ target }: MouseEvent) => {
    held.current = undefined
    if (target instanceof Element) begin(target)
  }
  /**
   * The finger that opened the menu would close it again where the browser takes its lift for a tap. A part
   * keeps the event to itself, so it is heard on its way there.
   */
  const lift = (event: TouchEvent) => {
    if (hasOpened.current) event.preventDefault()
  }
  const begin = (target: Element) => {
    cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    const at = pressedAt(target)
    setPressed(at)
    const one = at.cable ?? at.node
    if (one && !editor.view().selected.has(one)) editor.select([one])
  }
  const labelOf = ({ node, port }: PortRef) => {
    const part = body.nodes.find(({ id }) => id === node)
    return part ? `${part.name}, ${portOf(part, port)?.label ?? ''}` : ''
  }
  const { port, node, cable } = pressed
  const chosen = body.nodes.filter(({ id }) => selected.has(id))
  const line = body.cables.find(({ id }) => id === cable)
  const entries: Entry[] = [
    ...(port ? [{ id: 'connect', label: 'Connect to…', run: () => setConnecting(port) }] : []),
    ...(node || cable ? [{ id: 'fields', label: 'Edit', run: onFields }] : []),
    ...(node ? selectionCommands(chosen) : []),
    ...(line
      ? [
          ...(line.bends.length > 0
            ? [
                {
                  id: 'straighten',
                  label: 'Straighten',
                  run: () => void editor.run({ name: 'Straighten', cables: [{ ...line, bends: [] }] }),
                },
              ]
            : []),
          { id: 'delete', label: 'Delete', isDangerous: true as const, run: () => editor.remove() },
        ]
      : []),
    ...(!node && !cable
      ? [
          { id: 'paste', label: 'Paste', run: () => editor.paste() },
          { id: 'all', label: 'Select all', run: () => editor.selectAll() },
          { id: 'arrange', label: 'Arrange', run: onArrange },
          { id: 'fit', label: 'Show the whole diagram', run: onFit },
        ]
      : []),
  ]
  return (
    <ContextMenu.Root
      modal={false}
      onOpenChange={(isOpen) => {
        if (isOpen && held.current) begin(held.current)
        held.current = undefined
        hasOpened.current = isOpen
      }}
    >
      <ContextMenu.Trigger asChild onPointerDown={hold} onContextMenu={open} onTouchEndCapture={lift}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Content
          className="menu"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // Keys go on working where they did before.
            event.preventDefault()
            if (!document.querySelector('dialog[open]')) cameFrom.current?.focus({ preventScroll: true })
          }}
        >
          {entries.map(({ id, label, isDangerous, run }) => (
            <ContextMenu.Item
              key={id}
              className={cx('menu-item', isDangerous && 'menu-item-danger')}
              onSelect={() => run(editor)}
            >
              {label}
            </ContextMenu.Item>
          ))}
        </ContextMenu.Content>
      </ContextMenu.Portal>
      {connecting && (
        <ConnectDialog
          from={connecting}
          label={labelOf(connecting)}
          onClose={() => setConnecting(undefined)}
        />
      )}
    </ContextMenu.Root>
  )
}
