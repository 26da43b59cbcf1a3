import * as z from 'zod/mini'
import { namedInOnceId } from '#core/billing/one-time-payments/once-id.ts'
import { ownerOf } from '#core/billing/paypal/custom-id.ts'
import { UserId } from '#shared/platform/users/user.ts'

const Metadata = z.optional(z.nullable(z.looseObject({ user_id: z.optional(z.unknown()) })))
const Named = z.object({
  metadata: z.catch(Metadata, undefined),
  parent: z.catch(
    z.optional(
      z.nullable(
        z.object({
          subscription_details: z.optional(z.nullable(z.object({ metadata: Metadata }))),
        }),
      ),
    ),
    undefined,
  ),
})
const Billed = z.object({
  custom_id: z.optional(z.string()),
  custom: z.optional(z.string()),
  purchase_units: z.optional(z.array(z.object({ custom_id: z.optional(z.string()) }))),
})
const Event = z.object({
  data: z.optional(z.object({ object: Named })),
  resource: z.optional(Billed),
})

/**
 * The member whom the body of an event names by what we wrote on a subscription, an invoice, a payment, or a customer.
 * Events about other things, such as a card, name no one: whom they concern shows as they are processed.
 */
export function memberNamedIn(body: string): string | undefined {
  const { data: event } = z.safeParse(Event, parsed(body))
  const object = event?.data?.object
  const billed = event?.resource
  const names = [
    object?.parent?.subscription_details?.metadata?.user_id,
    object?.metadata?.user_id,
    ...[billed?.custom_id, billed?.custom, billed?.purchase_units?.[0]?.custom_id].map(
      (name) => ownerOf(name)?.userId ?? namedInOnceId(name)?.userId,
    ),
  ]
  return names.map((name) => z.safeParse(UserId, name)).find(({ success }) => success)?.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
