import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { FeedbackId, SaleId } from '#shared/market/sales/sale.ts'

export const facts = {
  /** A seller says that a member bought their item: the buyer is asked to confirm it. */
  'sale.made': z.object({ saleId: SaleId }),
  /**
   * The buyer confirmed or declined it, said nothing for a week, or it was undone. `isFrequent`: the two have sold each
   * other more within 90 days than looks like chance.
   */
  'sale.answered': z.object({ saleId: SaleId, isFrequent: z.optional(z.boolean()) }),
  /** Feedback about a member can be read by everyone. */
  'feedback.shown': z.object({ saleId: SaleId, feedbackId: FeedbackId }),
} satisfies FactSchemas
