import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { pageExtensions, toolbarKey } from './extensions.ts'
import { LinkDialog } from './link-dialog.tsx'
import { pastedLists } from './pasted-lists.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { type KeyHandler, SlashMenu } from './slash-menu.tsx'
import { Toolbar } from './toolbar.tsx'

export type RichTextProps = {
  /** HTML to begin with; another text needs another key. */
  content: string
  editable: boolean
  onChange: (html: string) => void
}

/** The text of a page as readers see it, while it is written. Loaded on demand. */
export function RichText({ content, editable, onChange }: RichTextProps) {
  const hint = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const slashKeys = useRef<KeyHandler>(undefined)
  const latest = useRef(onChange)
  latest.current = onChange
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const editor = useEditor({
    content,
    editable,
    injectCSS: false,
    extensions: [
      ...pageExtensions,
      toolbarKey(() => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()),
    ],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Content',
        'aria-readonly': String(!editable),
        'aria-keyshortcuts': 'Alt+F10',
        'aria-describedby': hint,
        // Matches what readers see.
        class: 'page-text article',
        tabindex: '0',
      },
      transformPastedHTML: pastedLists,
      handleKeyDown: (_, event) => {
        if (slashKeys.current?.(event)) return true
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false
        event.preventDefault()
        setDialog('link')
        return true
      },
    },
    onUpdate: ({ editor: changed }) => latest.current(changed.isEmpty ? '' : changed.getHTML()),
  })
  return (
    <div className="rich-text">
      {editable && (
        <Toolbar
          editor={editor}
          toolbar={toolbar}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
      )}
      <div className="relative">
        <EditorContent editor={editor} />
        {editable && <SlashMenu editor={editor} keys={slashKeys} onPicture={() => setDialog('picture')} />}
      </div>
      {editable && (
        <p id={hint} className="border-t border-line px-5 py-2 text-sm text-dim">
          A slash on an empty line opens a menu. Alt+F10 leads to the buttons.
        </p>
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
