import { useState } from 'react'
import { EmbedDialog } from '#web/ui/embed-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

type BoardEmbedDialogProps = { eventId: string; classKey: string; onClose: () => void }

type Choice = 'all' | 'one'

/** Offers the code that embeds the board of an event in another site. */
export function BoardEmbedDialog({ eventId, classKey, onClose }: BoardEmbedDialogProps) {
  const [choice, setChoice] = useState<Choice>('all')
  const query = choice === 'one' ? `?classes=${encodeURIComponent(classKey)}` : ''
  return (
    <EmbedDialog
      title="Show results on your own page"
      description="Paste this code where the board should appear. It sets no cookies and updates automatically."
      path={`/embed/events/${eventId}/board${query}`}
      name="Results"
      height={640}
      onClose={onClose}
    >
      <Field label="Classes">
        <Select value={choice} onChange={({ target }) => setChoice(target.value as Choice)}>
          <option value="all">All classes in turn</option>
          <option value="one">Only this class</option>
        </Select>
      </Field>
    </EmbedDialog>
  )
}
