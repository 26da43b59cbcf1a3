import { promoCodes } from '#core/billing/promo-codes/promo-codes.ts'
import { demoPromoCodes } from './demo-promo-codes.ts'

export const seed = (now: string) =>
  demoPromoCodes(now).map((promo) => promoCodes.put(promo, { absent: true }))
