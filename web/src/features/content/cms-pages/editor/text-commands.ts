import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  SquareCode,
  Table,
  TextQuote,
} from 'lucide-react'

/** A command on the text at the cursor. */
export type TextCommand = {
  id: string
  label: string
  icon: LucideIcon
  /** The keys as browsers name them for readers. */
  keys?: string
  run: (chain: ChainedCommands) => ChainedCommands
  /** For marks that are switched on and off. */
  isOn?: (editor: Editor) => boolean
}

const headings: TextCommand[] = (
  [
    [2, Heading2],
    [3, Heading3],
    [4, Heading4],
  ] as const
).map(([level, icon]) => ({
  id: `heading-${level}`,
  label: `Heading ${level}`,
  icon,
  keys: `Control+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
}))

export const letterCommands: readonly TextCommand[] = [
  {
    id: 'bold',
    label: 'Bold',
    icon: Bold,
    keys: 'Control+B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    id: 'italic',
    label: 'Italic',
    icon: Italic,
    keys: 'Control+I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    id: 'code',
    label: 'Code',
    icon: Code,
    keys: 'Control+E',
    run: (chain) => chain.toggleCode(),
    isOn: (editor) => editor.isActive('code'),
  },
]

/** The commands that begin a block, in the toolbar and in the menu that a slash opens. */
export const blockCommands: readonly TextCommand[] = [
  ...headings,
  {
    id: 'bullets',
    label: 'Bulleted list',
    icon: List,
    keys: 'Control+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    id: 'numbers',
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    id: 'quote',
    label: 'Quote',
    icon: TextQuote,
    keys: 'Control+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    id: 'code-block',
    label: 'Code block',
    icon: SquareCode,
    keys: 'Control+Alt+C',
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  {
    id: 'table',
    label: 'Table',
    icon: Table,
    run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }),
  },
  { id: 'rule', label: 'Rule', icon: Minus, run: (chain) => chain.setHorizontalRule() },
]

type TableCommand = { label: string; run: (chain: ChainedCommands) => ChainedCommands }

export const tableCommands: readonly TableCommand[] = [
  { label: 'Add row', run: (chain) => chain.addRowAfter() },
  { label: 'Remove row', run: (chain) => chain.deleteRow() },
  { label: 'Add column', run: (chain) => chain.addColumnAfter() },
  { label: 'Remove column', run: (chain) => chain.deleteColumn() },
  { label: 'Header row', run: (chain) => chain.toggleHeaderRow() },
  { label: 'Remove table', run: (chain) => chain.deleteTable() },
]
