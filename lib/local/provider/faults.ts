import * as z from 'zod/mini'

const Times = z.int().check(z.gte(0), z.lte(1000))

/** The switches that every provider has. */
export const faultSwitches = {
  /** Forgets every object, event and switch. */
  reset: z.optional(z.literal(true)),
  /** Makes requests go wrong, before they do anything or after they did it (the answer is lost). */
  requests: z.optional(
    z.strictObject({
      fault: z.enum(['timeout', 'error']),
      times: Times,
      when: z._default(z.enum(['before', 'after']), 'before'),
      /** Limits it to requests whose method and path begin like this: `POST /v1/refunds`. */
      route: z._default(z.string(), ''),
      /** The time by which a timeout delays the answer. */
      ms: z._default(z.int().check(z.gte(0), z.lte(120_000)), 30_000),
    }),
  ),
  webhooks: z.optional(
    z.strictObject({
      /** The next deliveries that never arrive and are not tried again. */
      drop: z._default(Times, 0),
      /** The number of times each delivery arrives. */
      copies: z._default(z.int().check(z.gte(1), z.lte(20)), 1),
      /** Makes everything wait until this is switched off again. */
      hold: z._default(z.boolean(), false),
      /** Delivers waiting events newest first. */
      reorder: z._default(z.boolean(), false),
    }),
  ),
}

type Requests = NonNullable<z.output<typeof faultSwitches.requests>>
export type WebhookFaults = NonNullable<z.output<typeof faultSwitches.webhooks>>
export type CommonFaults = { requests: Requests; webhooks: WebhookFaults }

export const noCommonFaults = (): CommonFaults => ({
  requests: { fault: 'error', times: 0, when: 'before', route: '', ms: 30_000 },
  webhooks: { drop: 0, copies: 1, hold: false, reorder: false },
})

export type RequestFault = { fault: 'timeout' | 'error'; when: 'before' | 'after'; ms: number }

/** Uses up one of the faults that wait for a request like this. */
export function takeRequestFault(
  { requests }: CommonFaults,
  method: string,
  path: string,
): RequestFault | undefined {
  if (requests.times < 1 || !`${method} ${path}`.startsWith(requests.route)) return undefined
  requests.times -= 1
  return requests
}
