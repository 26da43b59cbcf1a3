import * as z from 'zod/mini'
import { entity } from '#core/db/entity.ts'
import { PaymentMethod } from '#shared/payment-methods/payment-method.ts'
import { UserId } from '#shared/users/user.ts'

export const mostPaymentMethods = 20

/** What the provider calls each stays on the server. */
export const StoredPaymentMethod = z.object({ ...PaymentMethod.shape, providerMethodId: z.string() })
export type StoredPaymentMethod = z.infer<typeof StoredPaymentMethod>

/** All ways to pay of a member, few as they are, in one item: so the default is never two of them. */
export const paymentMethods = entity({
  name: 'payment-methods',
  schema: z.object({ userId: UserId, items: z.array(StoredPaymentMethod), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'PAYMENT_METHODS' }),
})

export const paymentMethodsOf = async (userId: string) =>
  (await paymentMethods.get({ userId }, { consistent: true })) ?? { userId, items: [], version: 0 }
