import type { Editor } from '@tiptap/core'
import { type SyntheticEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { linkAddress, linkRefusal } from './link-address.ts'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Makes a link of the selection, or changes the one at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const id = useId()
  const { href } = editor.getAttributes('link')
  const present: string = typeof href === 'string' ? href : ''
  const needsText = editor.state.selection.empty && !present
  const [address, setAddress] = useState(present)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const close = () => {
    onClose()
    // The dialog gives the focus back first.
    setTimeout(() => editor.commands.focus())
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    const found = linkAddress(address)
    if (!found) {
      setError(linkRefusal)
      return
    }
    const chain = editor.chain().extendMarkRange('link')
    if (needsText)
      chain.insertContent({
        type: 'text',
        text: text.trim() || found.replace(/^(https:\/\/|mailto:|tel:)/, ''),
        marks: [{ type: 'link', attrs: { href: found } }],
      })
    else chain.setLink({ href: found })
    chain.run()
    close()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <Dialog
      open
      title={present ? 'Change link' : 'Add link'}
      onClose={close}
      footer={
        <>
          {present && <Button onClick={remove}>Remove link</Button>}
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            {present ? 'Change link' : 'Add link'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="grid gap-6">
        <Field
          label="Address"
          required
          hint="A path of this site, such as /faq, or an address that begins with https://"
          error={error}
        >
          <Input
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={({ target }) => {
              setAddress(target.value)
              setError(undefined)
            }}
          />
        </Field>
        {needsText && (
          <Field label="Text" hint="What readers see. Without it, they see the address.">
            <Input maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
