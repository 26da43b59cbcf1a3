import type { Appearance, StripeCardElementOptions } from '@stripe/stripe-js'

/** Stripe’s fields are in frames of their own, which see neither our variables nor our typeface. */
const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim()

/** The page’s colors as they are now, for a group of elements. */
export const stripeAppearance = (): Appearance => ({
  theme: 'flat',
  variables: {
    colorPrimary: token('ink'),
    colorBackground: token('raised'),
    colorText: token('ink'),
    colorTextPlaceholder: token('faint'),
    colorDanger: token('clip-ink'),
    borderRadius: '3px',
    fontFamily,
    fontSizeBase: '16px',
  },
})

/** The same for the one-line card element, which takes a style instead of an appearance. */
export const cardStyle = (): NonNullable<StripeCardElementOptions['style']> => ({
  base: {
    color: token('ink'),
    iconColor: token('dim'),
    fontFamily,
    fontSize: '16px',
    '::placeholder': { color: token('faint') },
  },
  invalid: { color: token('clip-ink'), iconColor: token('clip-ink') },
})
