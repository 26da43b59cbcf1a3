import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '#web/features/pricing/api/list-plans.ts'
import { proPrice } from './pro-price.ts'

/** What the membership that opens everything is called and costs, as a sentence; nothing until that is known. */
export function ProPriceText() {
  const { data: plans } = useQuery(plansQuery)
  const price = proPrice(plans)
  return price ? `${price}. ` : null
}
