import * as z from 'zod/mini'
import type { Context } from '../store/kinds.ts'
import { Cents, Time, text, WebAddress } from '../wire/schema.ts'
import { PlanOverride } from './plan-schema.ts'

const Name = z.strictObject({
  given_name: z.optional(text(140, 0)),
  surname: z.optional(text(140, 0)),
  full_name: z.optional(text(300, 0)),
})

const Subscriber = z.strictObject({
  email_address: z.optional(z.email({ pattern: z.regexes.html5Email }).check(z.maxLength(254))),
  name: z.optional(Name),
  phone: z.optional(z.record(z.string(), z.unknown())),
  shipping_address: z.optional(z.record(z.string(), z.unknown())),
})

const ApplicationContext = z.strictObject({
  brand_name: z.optional(text(127)),
  locale: z.optional(text(10, 2)),
  shipping_preference: z.optional(z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'])),
  user_action: z._default(z.enum(['CONTINUE', 'SUBSCRIBE_NOW']), 'SUBSCRIBE_NOW'),
  payment_method: z.optional(
    z.strictObject({
      payer_selected: z.optional(z.literal('PAYPAL')),
      payee_preferred: z.optional(z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED'])),
    }),
  ),
  return_url: WebAddress,
  cancel_url: WebAddress,
})

export const NewSubscription = z.strictObject({
  plan_id: text(50, 3),
  start_time: z.optional(Time),
  quantity: z.optional(text(32)),
  subscriber: z.optional(Subscriber),
  auto_renewal: z.optional(z.boolean()),
  application_context: ApplicationContext,
  custom_id: z.optional(text(127).check(z.regex(/^[\x20-\x7e]+$/))),
  plan: z.optional(PlanOverride),
})

export const Revision = z.strictObject({
  plan_id: text(50, 3),
  quantity: z.optional(text(32)),
  application_context: z.optional(ApplicationContext),
  plan: z.optional(PlanOverride),
})

export const Reason = z.strictObject({ reason: text(128) })
export const OptionalReason = z.strictObject({ reason: z.optional(text(128)) })

export const OutstandingCapture = z.strictObject({
  note: text(128),
  capture_type: z.literal('OUTSTANDING_BALANCE'),
  amount: Cents,
})

export const contextOf = (given: z.output<typeof ApplicationContext>): Context => ({
  returnUrl: given.return_url,
  cancelUrl: given.cancel_url,
  brand: given.brand_name ?? 'the merchant',
  subscribesNow: given.user_action === 'SUBSCRIBE_NOW',
  immediateOnly: given.payment_method?.payee_preferred === 'IMMEDIATE_PAYMENT_REQUIRED',
})
