import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { proPrice, shortProPrice } from './pro-price.ts'

/**
 * The name and price of the membership that opens everything, as a sentence. It is empty until they are
 * known.
 */
export function ProPriceText() {
  const { data: plans } = useQuery(plansQuery)
  const price = proPrice(plans)
  return price ? `${price}. ` : null
}

/** Its price in brackets, where the name is already there. */
export function ShortProPrice() {
  const { data: plans } = useQuery(plansQuery)
  const price = shortProPrice(plans)
  return price ? ` (${price})` : null
}
