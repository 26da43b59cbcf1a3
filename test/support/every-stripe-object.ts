import type Stripe from 'stripe'

/** All of a list of Stripe’s. */
export async function everyStripeObject<T extends { id: string }>(
  list: (page: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<T>>,
): Promise<T[]> {
  const found: T[] = []
  for (let after: string | undefined; ; after = found.at(-1)?.id) {
    const page = await list({ limit: 100, ...(after && { starting_after: after }) })
    found.push(...page.data)
    if (!page.has_more) return found
  }
}
