import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { endBilling } from './end-billing.ts'

export const erased: ErasedData = {
  end: ({ userId, now }) => endBilling(userId, now),
}
