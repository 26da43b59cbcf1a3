import { useEffect, useEffectEvent, useState } from 'react'
import { usePageConfig } from '#web/lib/use-page-config.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CaptchaProps } from './captcha-props.ts'
import { TurnstileWidget } from './turnstile-widget.tsx'

/** The site key of the laptop cloud, whose captcha is a checkbox. */
const placeholderKey = 'laptop'

/** Proof that a person fills in the form. */
export function Captcha({ attempts, ...rest }: CaptchaProps) {
  const siteKey = usePageConfig()?.captchaSiteKey
  if (!siteKey) return <Skeleton className="h-16" />
  return siteKey === placeholderKey ? (
    <CaptchaPlaceholder attempts={attempts} {...rest} />
  ) : (
    <TurnstileWidget key={attempts} siteKey={siteKey} {...rest} />
  )
}

/** Stands in for Turnstile on a laptop: a confirmed person gets a new proof after each attempt. */
function CaptchaPlaceholder({ action, onToken, error, attempts }: CaptchaProps) {
  const [human, setHuman] = useState(false)
  const tell = useEffectEvent(onToken)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt has used up the proof
  useEffect(() => {
    tell(human ? `laptop-captcha:${action}:${crypto.randomUUID()}` : '')
  }, [human, action, attempts])
  return (
    <Checkbox
      label="I am human (local placeholder)"
      hint="On the live site, Cloudflare Turnstile does this check."
      error={error}
      onChange={(event) => setHuman(event.currentTarget.checked)}
    />
  )
}
