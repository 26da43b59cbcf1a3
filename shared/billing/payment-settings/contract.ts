import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { PaymentMode, PaymentSettingsFacts } from './payment-settings.ts'

/** The administrator’s own; members who log in with Google confirm there instead. */
const password = z.optional(z.string().check(z.maxLength(256)))
const params = z.strictObject({ provider: z.enum(['stripe', 'paypal']) })

export const getPaymentSettings = route({
  name: 'getPaymentSettings',
  method: 'GET',
  path: '/api/admin/billing/settings',
  auth: 'admin',
  summary: 'How payments are set up; secrets are only named',
  response: PaymentSettingsFacts,
})

export const updatePaymentSettings = route({
  name: 'updatePaymentSettings',
  method: 'PUT',
  path: '/api/admin/billing/settings',
  auth: 'admin',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary: 'Set the mode, which providers take new payments, and whether taxes are added',
  body: z.strictObject({
    mode: PaymentMode,
    stripeActive: z.boolean(),
    paypalActive: z.boolean(),
    automaticTax: z.boolean(),
    version: z.int().check(z.gte(0)),
    password,
  }),
  response: PaymentSettingsFacts,
  errors: [
    'wrong_password',
    'log_in_again',
    'mode_not_ready',
    'mode_in_use',
    'tax_not_ready',
    'provider_not_connected',
    'payment_provider_unavailable',
    'version_conflict',
  ],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

/** A missing field keeps the stored value. */
export const ProviderKeysForm = z.strictObject({
  mode: PaymentMode,
  /** Stripe’s keys. */
  publishableKey: z.optional(text(300, 1)),
  secretKey: z.optional(text(300, 1)),
  /** PayPal’s id and secret. */
  clientId: z.optional(text(300, 1)),
  clientSecret: z.optional(text(300, 1)),
  password,
})
export type ProviderKeysForm = z.infer<typeof ProviderKeysForm>

export const connectProvider = route({
  name: 'connectProvider',
  method: 'PUT',
  path: '/api/admin/billing/settings/:provider',
  auth: 'admin',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary:
    'Store a provider’s keys for a mode after the provider accepts them, and make the webhook endpoint, products and prices there',
  params,
  body: ProviderKeysForm,
  response: PaymentSettingsFacts,
  errors: [
    'wrong_password',
    'log_in_again',
    'wrong_mode_key',
    'key_missing',
    'key_refused',
    'provider_in_use',
    'tax_not_ready',
    'payment_provider_unavailable',
    'version_conflict',
  ],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})

export const testProvider = route({
  name: 'testProvider',
  method: 'POST',
  path: '/api/admin/billing/settings/:provider/test',
  auth: 'admin',
  whileImpersonating: 'refused',
  summary: 'Ask a provider whether the stored keys of a mode work; nothing changes',
  params,
  body: z.strictObject({ mode: PaymentMode }),
  response: z.object({
    works: z.boolean(),
    /** The checks that were made, with their results, for people. */
    checks: z.array(z.object({ what: z.string(), ok: z.boolean(), detail: z.optional(z.string()) })),
  }),
  errors: ['provider_not_connected'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const disconnectProvider = route({
  name: 'disconnectProvider',
  method: 'POST',
  path: '/api/admin/billing/settings/:provider/disconnect',
  auth: 'admin',
  answersSecret: true,
  whileImpersonating: 'refused',
  summary: 'Forget a provider’s keys of a mode; refused while members pay through it',
  params,
  body: z.strictObject({ mode: PaymentMode, password }),
  response: PaymentSettingsFacts,
  errors: ['wrong_password', 'log_in_again', 'provider_in_use', 'provider_not_connected', 'version_conflict'],
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
})
