import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type EmbedDialogProps = { eventId: string; classKey: string; onClose: () => void }

type Choice = 'all' | 'one'

/** The lines that show the board of an event on a page of one’s own. */
export function EmbedDialog({ eventId, classKey, onClose }: EmbedDialogProps) {
  const [choice, setChoice] = useState<Choice>('all')
  const query = choice === 'one' ? `?classes=${encodeURIComponent(classKey)}` : ''
  const address = `${location.origin}/embed/events/${eventId}/board${query}`
  const code = `<iframe src="${address}" title="Results" width="100%" height="640" loading="lazy" style="border:0"></iframe>`
  return (
    <Dialog
      open
      title="Show results on your own page"
      description="Paste this code where the board should stand. It sets no cookies and follows the results by itself."
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
      <Field label="Classes">
        <Select value={choice} onChange={({ target }) => setChoice(target.value as Choice)}>
          <option value="all">All classes in turn</option>
          <option value="one">This class alone</option>
        </Select>
      </Field>
      <Field label="Code">
        <Textarea rows={5} readOnly value={code} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  )
}
