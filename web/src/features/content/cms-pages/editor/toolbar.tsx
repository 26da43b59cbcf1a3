import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ImagePlus, Link, type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { blockCommands, letterCommands, type TextCommand, tableCommands } from './text-commands.ts'

type ToolbarProps = {
  editor: Editor
  toolbar: RefObject<HTMLDivElement | null>
  onLink: () => void
  /** Without it, the text is one within a mail, and has no blocks of its own. */
  onPicture?: () => void
  /** Words that a press puts where the cursor is. */
  inserts?: readonly string[]
}

type Tool = {
  id: string
  label: string
  icon?: LucideIcon
  keys?: string | undefined
  /** Undefined for one-time actions. */
  on?: boolean | undefined
  off?: boolean
  press: () => void
}

const inMails = ['bold', 'italic', 'bullets', 'numbers', 'quote']
const toggles = [...letterCommands, ...blockCommands]

/** One stop for the Tab key. The arrow keys move from button to button, and Escape returns to the text. */
export function Toolbar({ editor, toolbar, onLink, onPicture, inserts = [] }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: toggles.filter(({ isOn }) => isOn?.(current)).map(({ id }) => id),
      link: current.isActive('link'),
      picture: current.isActive('image'),
      table: current.isActive('table'),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  })
  const [stop, setStop] = useState('bold')
  // Immediately: the editor’s own command waits for the next frame, and text typed until then would be lost.
  const inText = () => {
    editor.view.focus()
    return editor.chain()
  }
  const ofCommand = ({ id, label, icon, keys, isOn, run }: TextCommand): Tool => ({
    id,
    label,
    icon,
    keys,
    on: isOn && state.on.includes(id),
    press: () => run(inText()).run(),
  })
  const fits = ({ id }: TextCommand) => onPicture !== undefined || inMails.includes(id)
  const tools: Tool[] = [
    ...letterCommands.filter(fits).map(ofCommand),
    { id: 'link', label: 'Link', icon: Link, keys: 'Control+K', on: state.link, press: onLink },
    ...blockCommands.filter(fits).map(ofCommand),
    ...(onPicture
      ? [{ id: 'picture', label: 'Picture', icon: ImagePlus, on: state.picture, press: onPicture }]
      : []),
    {
      id: 'undo',
      label: 'Undo',
      icon: Undo2,
      keys: 'Control+Z',
      off: !state.undo,
      press: () => inText().undo().run(),
    },
    {
      id: 'redo',
      label: 'Redo',
      icon: Redo2,
      keys: 'Control+Shift+Z',
      off: !state.redo,
      press: () => inText().redo().run(),
    },
    ...inserts.map((words) => ({
      id: words,
      label: words,
      press: () => inText().insertContent(words).run(),
    })),
  ]
  const ofTable: Tool[] = state.table
    ? tableCommands.map(({ label, run }) => ({
        id: label,
        label,
        press: () => run(inText()).run(),
      }))
    : []
  const all = [...tools, ...ofTable]
  const current = all.some(({ id }) => id === stop) ? stop : 'bold'

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const to = steps[event.key]?.(at, buttons.length)
    if (event.key === 'Escape') editor.view.focus()
    else if (to === undefined) return
    else buttons[to]?.focus()
    event.preventDefault()
  }
  const remember = ({ target }: FocusEvent) => setStop((target as HTMLElement).dataset.tool ?? 'bold')
  const button = (tool: Tool) => (
    <ToolButton key={tool.id} tool={tool} tabIndex={tool.id === current ? 0 : -1} />
  )
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label="Formatting"
      className="text-toolbar"
      onKeyDown={walk}
      onFocus={remember}
    >
      <div className="text-tools">{tools.map(button)}</div>
      {ofTable.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a toolbar
        <div role="group" aria-label="Table" className="text-tools border-t border-line">
          {ofTable.map(button)}
        </div>
      )}
    </div>
  )
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function ToolButton({ tool, tabIndex }: { tool: Tool; tabIndex: number }) {
  const { id, label, icon: Icon, keys, on, off = false, press } = tool
  return (
    <button
      type="button"
      data-tool={id}
      tabIndex={tabIndex}
      aria-label={Icon ? label : undefined}
      title={Icon ? label : undefined}
      aria-pressed={on}
      aria-keyshortcuts={keys}
      // The arrow keys could not pass over a disabled button.
      aria-disabled={off || undefined}
      className={cx('text-tool', !Icon && 'px-3 text-sm')}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !off && press()}
    >
      {Icon ? <Icon className="size-5" aria-hidden="true" /> : label}
    </button>
  )
}
