import { usePageConfig } from '#web/lib/use-page-config.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CaptchaPlaceholder } from './captcha-placeholder.tsx'
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
