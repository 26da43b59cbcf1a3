import { useQueryClient } from '@tanstack/react-query'
import {
  addPaymentMethod,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '#shared/billing/payment-methods/contract.ts'
import type { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { billingKey, billingOverviewQuery } from '#web/features/billing/billing/api/billing-overview.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Shows the methods from the answer right away, and asks for everything that may have changed with them. */
function useShowMethods() {
  const queryClient = useQueryClient()
  return ({ items }: { items: PaymentMethod[] }) => {
    queryClient.setQueryData(
      billingOverviewQuery.queryKey,
      (overview) => overview && { ...overview, paymentMethods: items },
    )
    return queryClient.invalidateQueries({ queryKey: billingKey })
  }
}

export const useAddPaymentMethod = () =>
  useCommand({
    send: (card: { providerMethodId: string; setAsDefault: boolean }, idempotencyKey) =>
      call(addPaymentMethod, { body: { ...card, type: 'card' } }, { idempotencyKey }),
    onDone: useShowMethods(),
  })

export const useRemovePaymentMethod = () =>
  useCommand({
    send: (paymentMethodId: PaymentMethod['id'], idempotencyKey) =>
      call(removePaymentMethod, { params: { paymentMethodId } }, { idempotencyKey }),
    onDone: useShowMethods(),
  })

export const useSetDefaultPaymentMethod = () =>
  useCommand({
    send: (paymentMethodId: PaymentMethod['id'], idempotencyKey) =>
      call(setDefaultPaymentMethod, { params: { paymentMethodId } }, { idempotencyKey }),
    onDone: useShowMethods(),
  })
