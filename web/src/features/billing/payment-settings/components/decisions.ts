import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'
import type { Provider } from './provider-words.ts'
import { providerNames } from './provider-words.ts'

/** One setting that is about to change, in words. */
export type Decision = {
  title: string
  description: string
  confirmLabel: string
  done: string
  danger?: boolean
  change:
    | { mode: PaymentMode }
    | { stripeActive: boolean }
    | { paypalActive: boolean }
    | { automaticTax: boolean }
}

export const switchMode = (to: PaymentMode): Decision =>
  to === 'live'
    ? {
        title: 'Switch to live mode',
        description:
          'Members pay with real money from then on. We first create each plan’s price in the live accounts.',
        confirmLabel: 'Switch to live mode',
        done: 'Live mode is on',
        danger: true,
        change: { mode: 'live' },
      }
    : {
        title: 'Switch to test mode',
        description: 'Members can no longer pay with real money. Only test cards work.',
        confirmLabel: 'Switch to test mode',
        done: 'Test mode is on',
        danger: true,
        change: { mode: 'test' },
      }

export function turnProvider(provider: Provider, on: boolean): Decision {
  const name = providerNames[provider]
  const change = provider === 'stripe' ? { stripeActive: on } : { paypalActive: on }
  return on
    ? {
        title: `Turn on ${name}`,
        description: `Members can pay through ${name} again.`,
        confirmLabel: `Turn on ${name}`,
        done: `${name} is on`,
        change,
      }
    : {
        title: `Turn off ${name}`,
        description: `No one can start paying through ${name}. Members who already do stay subscribed and keep paying.`,
        confirmLabel: `Turn off ${name}`,
        done: `${name} is off`,
        danger: true,
        change,
      }
}

export const turnTaxes = (on: boolean): Decision =>
  on
    ? {
        title: 'Turn on taxes',
        description:
          'Stripe adds taxes to new subscriptions, wherever your Stripe account is registered. Members enter their billing address before they pay.',
        confirmLabel: 'Turn on taxes',
        done: 'Taxes are on',
        change: { automaticTax: true },
      }
    : {
        title: 'Turn off taxes',
        description: 'New subscriptions have no tax added.',
        confirmLabel: 'Turn off taxes',
        done: 'Taxes are off',
        danger: true,
        change: { automaticTax: false },
      }
