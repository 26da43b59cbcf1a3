import { TextLink } from '#web/ui/text-link.tsx'

/** What may be the matter when a login is refused. It is said to everyone, so it tells nobody who is registered. */
export function LoginHints({ email }: { email: string }) {
  const state = { email: email.trim() }
  return (
    <ul className="grid list-disc gap-1 pl-5">
      <li>
        Just registered? First follow the link in our email, or{' '}
        <TextLink to="/verify-email" state={state}>
          get a new one
        </TextLink>
        .
      </li>
      <li>
        Not sure about the password?{' '}
        <TextLink to="/forgot-password" state={state}>
          Choose a new one
        </TextLink>
        .
      </li>
    </ul>
  )
}
