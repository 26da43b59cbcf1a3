import { useState } from 'react'
import type { ContactFields } from '#shared/content/contact/contact-settings.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ContactDetails } from './contact-details.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageSent } from './message-sent.tsx'

/** The form that reaches the desk, and the other ways there. */
export function Desk({ contact }: { contact: ContactFields }) {
  const [sent, setSent] = useState<{ email: string }>()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Panel screws title="Write to us" id="write">
        {sent ? (
          <MessageSent email={sent.email} onAnother={() => setSent(undefined)} />
        ) : contact.email ? (
          <MessageForm topics={contact.topics} onSent={(email) => setSent({ email })} />
        ) : (
          <p>This site cannot take messages here yet. Reply to any email you got from us instead.</p>
        )}
      </Panel>
      <ContactDetails contact={contact} />
    </div>
  )
}
