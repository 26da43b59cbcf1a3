import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ImagePlus, type LucideIcon } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { blockCommands } from './text-commands.ts'

export type KeyHandler = (event: KeyboardEvent) => boolean

type SlashMenuProps = {
  editor: Editor
  /** Handles the keys while the menu is open. */
  keys: RefObject<KeyHandler | undefined>
  onPicture: () => void
}

type Entry = { id: string; label: string; icon: LucideIcon; run: () => void }

/** Returns the text after a slash at the beginning of a paragraph, and the position of the slash. */
function typedAfterSlash(editor: Editor): { query: string; from: number } | undefined {
  const { $from, empty } = editor.state.selection
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ')
  const [, query] = /^\/([\p{L}\d ]{0,20})$/u.exec(before) ?? []
  return query === undefined ? undefined : { query, from: $from.start() }
}

/** Opens where a slash is typed on an empty line; letters narrow it, the arrow keys and Enter choose. */
export function SlashMenu({ editor, keys, onPicture }: SlashMenuProps) {
  const id = useId()
  const typed = useEditorState({ editor, selector: ({ editor: current }) => typedAfterSlash(current) })
  const [at, setAt] = useState(0)
  const [dismissed, setDismissed] = useState<number>()
  const take = (act: () => void) => () => {
    if (!typed) return
    editor
      .chain()
      .focus()
      .deleteRange({ from: typed.from, to: typed.from + typed.query.length + 1 })
      .run()
    act()
  }
  const entries: Entry[] = typed
    ? [
        ...blockCommands.map(({ run, ...command }) => ({
          ...command,
          run: take(() => run(editor.chain().focus()).run()),
        })),
        { id: 'picture', label: 'Picture', icon: ImagePlus, run: take(onPicture) },
      ].filter(({ label }) => label.toLowerCase().includes(typed.query.trim().toLowerCase()))
    : []
  const open = typed !== undefined && entries.length > 0 && dismissed !== typed.from
  const current = Math.min(at, entries.length - 1)

  // Another slash opens it again.
  const query = typed?.query
  useEffect(() => {
    if (query === undefined) setDismissed(undefined)
    setAt(0)
  }, [query])

  useLayoutEffect(() => {
    // The text has no element before it has been mounted, and nothing to open either.
    const dom = open ? editor.view.dom : undefined
    dom?.setAttribute('aria-controls', id)
    dom?.setAttribute('aria-activedescendant', `${id}-${current}`)
    keys.current = open
      ? (event) => {
          const { key } = event
          if (key === 'ArrowDown') setAt((current + 1) % entries.length)
          else if (key === 'ArrowUp') setAt((current - 1 + entries.length) % entries.length)
          else if (key === 'Enter' || key === 'Tab') entries[current]?.run()
          else if (key === 'Escape') setDismissed(typed.from)
          else return false
          return true
        }
      : undefined
    return () => {
      keys.current = undefined
      dom?.removeAttribute('aria-controls')
      dom?.removeAttribute('aria-activedescendant')
    }
  })
  if (!open) return null
  return <SlashList id={id} editor={editor} from={typed.from} entries={entries} current={current} />
}

type SlashListProps = { id: string; editor: Editor; from: number; entries: Entry[]; current: number }

function SlashList({ id, editor, from, entries, current }: SlashListProps) {
  const [place, setPlace] = useState({ top: 0, left: 0 })
  useLayoutEffect(() => {
    const around = editor.view.dom.parentElement?.getBoundingClientRect()
    const slash = editor.view.coordsAtPos(from)
    if (!around) return
    const room = around.width - 240
    setPlace({
      top: slash.bottom - around.top + 4,
      left: Math.max(0, Math.min(slash.left - around.left, room)),
    })
  }, [editor, from])
  return (
    <div className="menu absolute max-h-80 w-60" style={place}>
      <div id={id} role="listbox" aria-label="Insert">
        {entries.map(({ id: name, label, icon: Icon, run }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={name}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            ref={(element) => {
              if (index === current) element?.scrollIntoView({ block: 'nearest' })
            }}
            data-highlighted={index === current || undefined}
            className={cx('menu-item')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            <Icon className="size-4 flex-none" aria-hidden="true" />
            {label}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {entries.length === 1 ? '1 choice' : `${entries.length} choices`}
      </p>
    </div>
  )
}
