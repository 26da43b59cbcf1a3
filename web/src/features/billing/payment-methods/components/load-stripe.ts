import type { Stripe } from '@stripe/stripe-js'
// The path of the file itself: the package’s entry has types that this module resolution does not follow.
import { loadStripe as loadFromStripe } from '@stripe/stripe-js/dist/pure.mjs'
import type { PaymentConfiguration } from '#shared/billing/billing/contract.ts'
import { AppError } from '#shared/errors.ts'

const scripts = new Map<string, Promise<void>>()

/** Loads a script once. If it failed, the next call tries it again. */
function loadScript(src: string): Promise<void> {
  const known = scripts.get(src)
  if (known !== undefined) return known
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      scripts.delete(src)
      script.remove()
      reject(unloaded())
    })
  })
  scripts.set(src, loaded)
  script.src = src
  document.head.append(script)
  return loaded
}

const unloaded = () =>
  new AppError(
    'unavailable',
    'stripe_unreachable',
    'The card form didn’t load. Check your connection and make sure nothing blocks js.stripe.com.',
  )

let loaded: { publishableKey: string; stripe: Stripe } | undefined

/** Stripe.js for this platform’s account. Its script is Stripe’s own unless the configuration names another. */
export async function loadStripe(configuration: PaymentConfiguration): Promise<Stripe> {
  const { active, publishableKey, scriptUrl } = configuration.stripe
  if (!active || !publishableKey)
    throw new AppError('unavailable', 'stripe_not_active', 'Stripe is not active in payment configuration')
  if (loaded?.publishableKey === publishableKey) return loaded.stripe
  // The script leaves what Stripe’s own loader looks for before it loads anything.
  if (scriptUrl) await loadScript(scriptUrl)
  const loading: Promise<Stripe | null> = loadFromStripe(publishableKey)
  const stripe = await loading.catch(() => null)
  if (!stripe) throw unloaded()
  loaded = { publishableKey, stripe }
  return stripe
}
