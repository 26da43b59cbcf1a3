import { CardElement } from '@stripe/react-stripe-js'
import { useId, useState } from 'react'

import { cx } from '#web/ui/cx.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { cardStyle } from './stripe-look.ts'
import { usePageTheme } from './use-page-theme.ts'

export type CardFieldProps = {
  /** The problem of the card when it was sent; problems while typing show by themselves. */
  error?: string | undefined
  disabled?: boolean
  /** The postal code that is known already and need not be typed twice. */
  postalCode?: string | undefined
  onChange?: () => void
  onReady?: () => void
}

/** Stripe’s card element as one of our fields. It goes below `StripeElements`. */
export function CardField({ error, disabled = false, postalCode, onChange, onReady }: CardFieldProps) {
  const id = useId()
  usePageTheme()
  const [typed, setTyped] = useState<string>()
  const wrong = typed ?? error
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own look
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={wrong ? `${id}-error` : undefined}
      className="grid gap-1.5"
    >
      <span id={`${id}-label`} className="text-sm font-semibold">
        Card details
      </span>
      <CardElement
        className={cx('control control-card', wrong && 'control-invalid')}
        options={{ style: cardStyle(), disabled, ...(postalCode && { value: { postalCode } }) }}
        onReady={() => onReady?.()}
        onChange={(event) => {
          setTyped(event.error?.message)
          onChange?.()
        }}
      />
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
    </div>
  )
}
