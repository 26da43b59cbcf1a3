import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type MessageSentProps = { email: string; onAnother: () => void }

/** Says what happens next. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        Your message is on its way
      </h3>
      <p>
        A person will read it and answer by email to{' '}
        <strong>
          <EmailAddress>{email}</EmailAddress>
        </strong>
        . If you do not see the answer, look in your spam folder.
      </p>
      <p className="text-dim">
        Meanwhile, the <TextLink to="/faq">FAQ</TextLink> may already have what you need.
      </p>
      <Button onClick={onAnother}>Write another message</Button>
    </div>
  )
}
