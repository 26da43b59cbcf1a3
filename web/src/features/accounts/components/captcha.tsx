import { CaptchaPlaceholder } from './captcha-placeholder.tsx'
import { TurnstileWidget } from './turnstile-widget.tsx'

/** The site key of the laptop cloud, whose captcha is a checkbox. */
const placeholderKey = 'laptop'

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
export function Captcha({ siteKey, attempts, ...rest }: CaptchaProps) {
  return siteKey === placeholderKey ? (
    <CaptchaPlaceholder attempts={attempts} {...rest} />
  ) : (
    <TurnstileWidget key={attempts} siteKey={siteKey} {...rest} />
  )
}
