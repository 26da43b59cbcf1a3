import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const mostPaymentMethods = 20

/** The provider’s name for each stays on the server. */
export const StoredPaymentMethod = z.object({ ...PaymentMethod.shape, providerMethodId: z.string() })
export type StoredPaymentMethod = z.infer<typeof StoredPaymentMethod>

/** The partition of members with a card that expires in a month (`2027-03`) who have not been told. */
export const cardsExpiringIn = (month: string) => `CARDS_EXPIRING#${month}`

export const expiryOf = ({ expMonth, expYear }: StoredPaymentMethod): string | undefined =>
  expMonth && expYear ? `${expYear}-${String(expMonth).padStart(2, '0')}` : undefined

/** The subject of a notice: a renewed card has another expiry and deserves another notice. */
export const noticeOf = (method: StoredPaymentMethod) => `${method.id}#${expiryOf(method) ?? ''}`

const nextExpiry = ({ items, noticed = [] }: PaymentMethods) =>
  items
    .filter((method) => expiryOf(method) && !noticed.includes(noticeOf(method)))
    .map(expiryOf)
    .toSorted()[0]

const PaymentMethods = z.object({
  userId: UserId,
  items: z.array(StoredPaymentMethod),
  /** The expiries that the member knows of or does not need to. */
  noticed: z.optional(z.array(z.string())),
  version: z.int(),
})
export type PaymentMethods = z.infer<typeof PaymentMethods>

/** All ways to pay of a member, few as they are, in one item: so the default is never two of them. */
export const paymentMethods = entity({
  name: 'payment-methods',
  erasure: 'with the member',
  schema: PaymentMethods,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'PAYMENT_METHODS' }),
  gsi1: (methods) => {
    const month = nextExpiry(methods)
    return month ? { pk: cardsExpiringIn(month), sk: methods.userId } : undefined
  },
})

export const paymentMethodsOf = async (userId: string): Promise<PaymentMethods> =>
  (await paymentMethods.get({ userId }, { consistent: true })) ?? { userId, items: [], version: 0 }
