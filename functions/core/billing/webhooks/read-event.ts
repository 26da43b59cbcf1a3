import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'

const Name = z.string().check(z.regex(/^[\w.-]{1,128}$/))
const Content = z.record(z.string(), z.unknown())

const StripeEvent = z.object({
  object: z.literal('event'),
  id: Name,
  type: Name,
  data: z.object({ object: Content }),
})
const PaypalEvent = z.object({ id: Name, event_type: Name, resource: Content })

type Event = { eventId: string; eventType: string; body: string }

export function readStripeEvent(bytes: Buffer): Event {
  const { id, type } = read(StripeEvent, bytes)
  return { eventId: id, eventType: type, body: bytes.toString('utf8') }
}

export function readPaypalEvent(bytes: Buffer): Event {
  const { id, event_type: type } = read(PaypalEvent, bytes)
  return { eventId: id, eventType: type, body: bytes.toString('utf8') }
}

/** A signed body that is no event is neither an attack nor work for us: it is not kept. */
function read<T>(schema: z.ZodMiniType<T>, bytes: Buffer): T {
  const event = z.safeParse(schema, parsed(bytes))
  if (event.success) return event.data
  throw new AppError('invalid', 'invalid_event', 'The body of this webhook is not an event.')
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
