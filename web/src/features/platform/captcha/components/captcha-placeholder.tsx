import { useEffect, useEffectEvent, useState } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { CaptchaProps } from './captcha-props.ts'

/** Stands in for Turnstile on a laptop: a confirmed person gets a new proof after each attempt. */
export function CaptchaPlaceholder({ action, onToken, error, attempts }: CaptchaProps) {
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
