import { TextLink } from '#web/ui/text-link.tsx'

export type LoginHintsProps = {
  email: string
  /** They come from the link that verified the address. */
  verified: boolean
}

/** Possible causes of a refused login. Everyone reads it, so it does not tell who is registered. */
export function LoginHints({ email, verified }: LoginHintsProps) {
  const state = { email: email.trim() }
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {verified && (
        <li>Signed up more than once? Use the link we just emailed you to choose your password.</li>
      )}
      <li>
        Just signed up? Follow the link in our email first, or{' '}
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
