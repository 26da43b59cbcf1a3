import { useState } from 'react'
import { type GoogleSignIn, startGoogleSignIn } from '#web/lib/session/google-sign-in.ts'
import { usePageConfig } from '#web/lib/use-page-config.ts'
import { Button } from '#web/ui/button.tsx'

const patienceMs = 5000

export type GoogleButtonProps = GoogleSignIn & { label?: string }

/** The other way in, if the deployment has one. It is below the form, which therefore never moves. */
export function GoogleButton({ label = 'Continue with Google', ...signIn }: GoogleButtonProps) {
  const config = usePageConfig()
  const [leaving, setLeaving] = useState(false)
  if (!config?.oauthUrl) return null
  return (
    <Button
      size="lg"
      busy={leaving}
      busyText="Opening Google..."
      className="w-full"
      onClick={() => {
        setLeaving(true)
        // A person may choose to stay when the browser asks whether to leave.
        const stay = () => void setTimeout(() => setLeaving(false), patienceMs)
        startGoogleSignIn(signIn).then(stay, () => setLeaving(false))
      }}
    >
      <GoogleMark />
      {label}
    </Button>
  )
}

/** A line with a word in it, between the form and its alternative. */
export function OrElse() {
  const config = usePageConfig()
  if (!config?.oauthUrl) return null
  return (
    <p className="my-6 flex items-center gap-4 text-sm text-dim">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </p>
  )
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-5 flex-none" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  )
}
