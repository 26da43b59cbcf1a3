import { addTime } from '#shared/platform/time/add-time.ts'
import type { Sale } from './sale.ts'

const daysToConfirm = 7
const daysOfFeedback = 14

type Dated = Pick<Sale, 'status' | 'createdAt' | 'confirmedAt' | 'isShown'>

/** Until when the buyer can confirm a sale. */
export const confirmableUntil = ({ createdAt }: Pick<Sale, 'createdAt'>): string =>
  addTime(createdAt, { days: daysToConfirm })

/** Until when both sides of a confirmed sale can give feedback. */
export const feedbackUntil = ({ confirmedAt }: Pick<Sale, 'confirmedAt'>): string | undefined =>
  confirmedAt && addTime(confirmedAt, { days: daysOfFeedback })

/** Where a sale is now: one that no one confirmed has lapsed, whatever a job says. */
export const saleStatusAt = (sale: Dated, now: string): Sale['status'] =>
  sale.status === 'awaiting' && confirmableUntil(sale) <= now ? 'lapsed' : sale.status

/** True while feedback can be given. */
export const isFeedbackOpen = (sale: Dated, now: string): boolean => {
  const until = feedbackUntil(sale)
  return sale.status === 'confirmed' && until !== undefined && now < until
}

/** When the job that follows dates has something to do about a sale next. */
export function nextDueOfSale(sale: Dated): string | undefined {
  if (sale.status === 'awaiting') return confirmableUntil(sale)
  return sale.status === 'confirmed' && !sale.isShown ? feedbackUntil(sale) : undefined
}
