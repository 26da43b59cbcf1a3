import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { billingKey } from './billing-overview.ts'

/**
 * Refreshes all of the member's billing after any payment, and the profile, because the membership may have
 * changed.
 */
export function useBillingChanged() {
  const queryClient = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: billingKey }),
        // The change itself has been made: not being able to read the profile is no failure of it.
        reloadProfile().catch(() => undefined),
      ]),
    [queryClient],
  )
}
