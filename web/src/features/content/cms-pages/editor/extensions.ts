import { Extension, type Extensions, type KeyboardShortcutCommand, mergeAttributes, Node } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit'
import { linkAddress } from './link-address.ts'

const tableKeys: Record<string, KeyboardShortcutCommand> = {
  Tab: ({ editor }) => editor.commands.goToNextCell(),
  'Shift-Tab': ({ editor }) => editor.commands.goToPreviousCell(),
}

/**
 * The table as it is stored: no widths, which the server would remove. In the last cell, the Tab key moves
 * on.
 */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addNodeView: () => null,
  addKeyboardShortcuts: () => tableKeys,
}).configure({ resizable: false })

const spans = ({ colspan, rowspan, scope }: Record<string, unknown>) => ({
  ...(Number(colspan) > 1 && { colspan: String(colspan) }),
  ...(Number(rowspan) > 1 && { rowspan: String(rowspan) }),
  ...(typeof scope === 'string' && { scope }),
})

const PlainCell = TableCell.extend({
  renderHTML: ({ HTMLAttributes }) => ['td', spans(HTMLAttributes), 0],
})

const PlainHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } }
  },
  renderHTML: ({ HTMLAttributes }) => ['th', spans(HTMLAttributes), 0],
})

/** Only those that were uploaded for pages: any other is neither shown nor stored. */
const PagePicture = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/page-pictures/"]' }],
})

/** A picture with words below it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'image figcaption',
  isolating: true,
  defining: true,
  parseHTML: () => [{ tag: 'figure:has(> img):has(> figcaption)' }],
  renderHTML: () => ['figure', 0],
})

const Figcaption = Node.create({
  name: 'figcaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

/** The key that moves from the text to its toolbar, as in other editors. */
export const toolbarKey = (focusToolbar: () => void) =>
  Extension.create({
    name: 'toolbar-key',
    addKeyboardShortcuts: () => ({
      'Alt-F10': () => {
        focusToolbar()
        return true
      },
    }),
  })

const shared: Partial<StarterKitOptions> = {
  strike: false,
  underline: false,
  link: {
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (url) => url.startsWith('#') || linkAddress(url) === url,
    shouldAutoLink: (url) => url.startsWith('https://') && linkAddress(url) !== undefined,
  },
  trailingNode: false,
}

/** Exactly what the server keeps of a page. */
export const pageExtensions: Extensions = [
  StarterKit.configure({
    ...shared,
    heading: { levels: [2, 3, 4] },
    codeBlock: { languageClassPrefix: null, HTMLAttributes: {} },
  }),
  PlainTable,
  TableRow,
  PlainHeader,
  PlainCell,
  PagePicture,
  Figure,
  Figcaption,
]

/** What a text within a mail may have: the other parts of a mail are its blocks. */
export const mailExtensions: Extensions = [
  StarterKit.configure({
    ...shared,
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
  }),
]
