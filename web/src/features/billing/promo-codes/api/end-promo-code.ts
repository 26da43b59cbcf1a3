import { endPromoCode } from '#shared/billing/promo-codes/admin-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshPromoCodes } from './use-refresh-promo-codes.ts'

export function useEndPromoCode() {
  const refresh = useRefreshPromoCodes()
  return useCommand({
    send: (code: string, idempotencyKey) => call(endPromoCode, { params: { code } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
