import type { Feedback } from '#shared/market/sales/sale.ts'
import { feedbackKeys } from './feedback-keys.ts'
import { feedbacks } from './sales.ts'

/** Feedback by its own id. */
export async function findFeedback(id: string): Promise<Feedback | undefined> {
  const key = await feedbackKeys.get({ id }, { consistent: true })
  return key && feedbacks.get({ saleId: key.saleId, fromId: key.fromId }, { consistent: true })
}
