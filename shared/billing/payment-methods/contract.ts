import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { PaymentMethod, PaymentMethodId } from './payment-method.ts'

const changes = {
  auth: 'member',
  whileImpersonating: 'refused',
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
} as const
const paymentMethodId = z.strictObject({ paymentMethodId: PaymentMethodId })
const all = z.object({ items: z.array(PaymentMethod) })

export const createSetupIntent = route({
  name: 'createSetupIntent',
  method: 'POST',
  path: '/api/billing/setup-intents',
  ...changes,
  summary: 'Start adding a card: the secret that the card element uses to confirm it',
  body: z.strictObject({ userId: z.optional(UserId) }),
  response: z.object({ clientSecret: z.string() }),
  status: 201,
  answersSecret: true,
  errors: ['stripe_not_active', 'payment_method_limit', 'payment_provider_unavailable'],
})

export const addPaymentMethod = route({
  name: 'addPaymentMethod',
  method: 'POST',
  path: '/api/billing/payment-methods',
  ...changes,
  summary: 'Save a card that the provider has confirmed for the caller',
  body: z.strictObject({
    userId: z.optional(UserId),
    providerMethodId: text(120, 1),
    type: z.literal('card'),
    setAsDefault: z.boolean(),
  }),
  response: all,
  status: 201,
  errors: ['payment_method_not_found', 'payment_provider_unavailable', 'version_conflict'],
})

export const removePaymentMethod = route({
  name: 'removePaymentMethod',
  method: 'DELETE',
  path: '/api/billing/payment-methods/:paymentMethodId',
  ...changes,
  summary: 'Remove one of the caller’s payment methods',
  params: paymentMethodId,
  response: all,
  errors: [
    'payment_method_not_found',
    'payment_method_in_use',
    'payment_provider_unavailable',
    'version_conflict',
  ],
})

export const setDefaultPaymentMethod = route({
  name: 'setDefaultPaymentMethod',
  method: 'PUT',
  path: '/api/billing/payment-methods/:paymentMethodId/default',
  ...changes,
  summary: 'Make this the default payment method',
  params: paymentMethodId,
  response: all,
  errors: ['payment_method_not_found', 'payment_provider_unavailable', 'version_conflict'],
})
