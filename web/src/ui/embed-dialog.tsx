import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Textarea } from './textarea.tsx'

type EmbedDialogProps = {
  title: string
  description: string
  /** The path below `/embed/` that the page of another shows. */
  path: string
  /** The name of the frame to those who do not see it. */
  name: string
  height: number
  /** Options for what to show. */
  children?: ReactNode
  onClose: () => void
}

/** Offers the code that embeds a part of the platform in another site. */
export function EmbedDialog({ title, description, path, name, height, children, onClose }: EmbedDialogProps) {
  const code = `<iframe src="${location.origin}${path}" title="${name}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          onClick={() => void copyText(code, { done: 'Code copied', failed: 'Copy the code by hand.' })}
        >
          Copy code
        </Button>
      }
    >
      {children}
      <Field label="Code">
        <Textarea rows={5} readOnly value={code} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  )
}
