import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { documents } from '#core/platform/db/client.ts'

export const powerCut = 'the power is gone'

const name = 'powerCut'

type When = 'before' | 'after'

/** Ends the work of this process at its nth write, before it is done or when its answer is lost. */
export function cutAtWrite(nth: number, when: When): () => void {
  let writes = 0
  documents().middlewareStack.add(
    (next) => async (args) => {
      const isWrite = 'TransactItems' in args.input
      if (!isWrite || ++writes < nth) return next(args)
      if (when === 'after' && writes === nth) await next(args)
      throw new Error(powerCut)
    },
    { step: 'initialize', name, priority: 'high' },
  )
  return () => documents().middlewareStack.remove(name)
}

type Method = (...args: unknown[]) => Promise<unknown>

/** The same at a call of the card provider, such as `refunds.create`. */
export async function cutAtProvider(call: `${string}.${string}`, when: When): Promise<() => void> {
  const [resource = '', method = ''] = call.split('.')
  const client = (await stripeClient()) as unknown as Record<string, Record<string, Method>>
  const target = client[resource]
  const original = target?.[method]
  if (!target || !original) throw new Error(`there is no ${call}`)
  target[method] = async (...args) => {
    if (when === 'after') await original.apply(target, args)
    throw new Error(powerCut)
  }
  return () => {
    target[method] = original
  }
}

/** The same at a call of PayPal whose path ends so, such as `/activate`. */
export function cutAtPaypal(end: string, when: When): () => void {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith(end)) return original(input, init)
    if (when === 'after') await original(input, init)
    throw new Error(powerCut)
  }
  return () => {
    globalThis.fetch = original
  }
}
