import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { FeedbackId, SaleId } from '#shared/market/sales/sale.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** Where feedback stands: reports and replies name it by its own id. Made with it. */
export const feedbackKeys = entity({
  name: 'feedback-key',
  erasure: 'by its noun',
  schema: z.object({ id: FeedbackId, saleId: SaleId, fromId: UserId, version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: `FEEDBACK#${id}`, sk: 'KEY' }),
})
