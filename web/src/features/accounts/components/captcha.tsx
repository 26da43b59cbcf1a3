import { Checkbox } from '#web/ui/checkbox.tsx'
import { TurnstileWidget } from './turnstile-widget.tsx'

/** The site key of the laptop cloud, whose captcha is a checkbox. */
const placeholderKey = 'laptop'
const placeholderToken = 'laptop-captcha'

export type CaptchaProps = {
  siteKey: string
  action: string
  /** The proof, or an empty text while there is none. */
  onToken: (token: string) => void
  error?: string
  /** Changes when the last proof was used up: a proof counts once. */
  attempts: number
}

/** Proof that a person fills in the form. */
export function Captcha({ siteKey, action, onToken, error, attempts }: CaptchaProps) {
  if (siteKey !== placeholderKey)
    return (
      <TurnstileWidget key={attempts} siteKey={siteKey} action={action} onToken={onToken} error={error} />
    )
  return (
    <Checkbox
      label="I am human (local placeholder)"
      hint="On the live site, Cloudflare Turnstile checks this."
      error={error}
      onChange={(event) => onToken(event.currentTarget.checked ? placeholderToken : '')}
    />
  )
}
