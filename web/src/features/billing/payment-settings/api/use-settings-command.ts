import { useQueryClient } from '@tanstack/react-query'
import type { PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import { paymentConfigurationQuery } from '#web/features/billing/billing/api/payment-configuration.ts'
import { allPlansQuery } from '#web/features/billing/plans/api/all-plans-query.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { paymentSettingsQuery } from './payment-settings-query.ts'

/**
 * Changes the payment settings. The answer is their new state, and everything that follows from them is read
 * again.
 */
export function useSettingsCommand<Input>(send: (input: Input) => Promise<PaymentSettingsFacts>) {
  const queryClient = useQueryClient()
  const refresh = (...queries: { queryKey: readonly string[] }[]) =>
    Promise.all(queries.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))
  return useCommand({
    send: (input: Input) => send(input),
    onDone: (facts) => {
      queryClient.setQueryData(paymentSettingsQuery.queryKey, facts)
      return refresh(paymentConfigurationQuery, allPlansQuery)
    },
    onStale: () => refresh(paymentSettingsQuery),
  })
}
