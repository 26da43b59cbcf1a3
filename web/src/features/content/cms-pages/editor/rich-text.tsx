import './rich-text.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { mailExtensions, pageExtensions, toolbarKey } from './extensions.ts'
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
  /** Set for a text within a mail: its name, and the words that a press puts where the cursor is. */
  mail?: { label: string; inserts: readonly string[] }
}

/** The text of a page or a mail as readers see it, while it is written. Loaded on demand. */
export function RichText({ content, editable, onChange, mail }: RichTextProps) {
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
      ...(mail ? mailExtensions : pageExtensions),
      toolbarKey(() => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()),
    ],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': mail?.label ?? 'Content',
        'aria-readonly': String(!editable),
        'aria-keyshortcuts': 'Alt+F10',
        'aria-describedby': hint,
        // Matches what readers see.
        class: cx('page-text article', mail && 'min-h-32!'),
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
          {...(mail ? { inserts: mail.inserts } : { onPicture: () => setDialog('picture') })}
        />
      )}
      <div className="relative">
        <EditorContent editor={editor} />
        {editable && !mail && (
          <SlashMenu editor={editor} keys={slashKeys} onPicture={() => setDialog('picture')} />
        )}
      </div>
      {editable && (
        <p id={hint} className={mail ? 'sr-only' : 'border-t border-line px-5 py-2 text-sm text-dim'}>
          {!mail && 'Type a slash on an empty line to open a menu. '}Press Alt+F10 for the buttons.
        </p>
      )}
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
