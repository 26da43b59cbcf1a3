import { AppError } from '#shared/errors.ts'
import { promoCodes, type StoredPromoCode } from './promo-codes.ts'

/** The code that an administrator names, as it is now. */
export async function findPromo(code: string): Promise<StoredPromoCode> {
  const promo = await promoCodes.get({ code }, { consistent: true })
  if (!promo) throw new AppError('not_found', 'promo_not_found', `There is no promo code ${code}.`)
  return promo
}
