import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type SuggestionSentProps = { email: string | undefined; onAnother: () => void }

/** Says what happens next. */
export function SuggestionSent({ email, onAnother }: SuggestionSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none">
        Thank you for your suggestion
      </h3>
      {email ? (
        <p>
          We sent a link to{' '}
          <strong>
            <EmailAddress>{email}</EmailAddress>
          </strong>
          . Follow your suggestion there, and answer if we have a question. No email? Check your spam folder.
        </p>
      ) : (
        <p>
          We will review it soon and notify you. You can follow it under{' '}
          <TextLink to="/events/suggest?tab=mine">Your suggestions</TextLink>.
        </p>
      )}
      <Button onClick={onAnother}>Suggest another event</Button>
    </div>
  )
}
