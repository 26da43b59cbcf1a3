import type { Sale } from '#shared/market/sales/sale.ts'
import { saleRefusal } from '#shared/market/sales/sale-refusal.ts'
import { sales } from './sales.ts'

/** A sale of the caller, as buyer or seller; of those of others they learn nothing. */
export async function findOwnSale(id: string, userId: string): Promise<Sale> {
  const sale = await sales.get({ id }, { consistent: true })
  if (!sale || (sale.buyerId !== userId && sale.sellerId !== userId) || sale.status === 'undone')
    throw saleRefusal.notFound()
  return sale
}
