import { useQueryClient } from '@tanstack/react-query'
import type { PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { paymentSettingsQuery } from './payment-settings-queries.ts'

/**
 * Changes the payment settings. The answer is their new state, and everything that follows from them is read
 * again.
 */
export function useSettingsCommand<Input>(send: (input: Input) => Promise<PaymentSettingsFacts>) {
  const queryClient = useQueryClient()
  const refresh = (...nouns: string[]) =>
    Promise.all(nouns.map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })))
  return useCommand({
    send: (input: Input) => send(input),
    onDone: (facts) => {
      queryClient.setQueryData(paymentSettingsQuery.queryKey, facts)
      return refresh('payment-configuration', 'plans')
    },
    onStale: () => refresh('payment-settings'),
  })
}
