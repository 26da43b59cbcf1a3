import * as z from 'zod/mini'
import { Purpose } from '#shared/billing/transactions/purpose.ts'

type Named = { userId: string; purpose: Purpose }

/** The member and the purpose, as an order at PayPal and its payment state them: there is room for 127 signs. */
export const onceIdOf = ({ userId, purpose }: Named): string =>
  [purpose.kind, userId, ...idsOf(purpose)].join(':')

const idsOf = (purpose: Purpose): string[] =>
  purpose.kind === 'entry' ? [purpose.registrationId, purpose.eventId] : [purpose.orderId]

/** Undefined for the name of anything else, such as of a subscription. */
export function namedInOnceId(customId: string | undefined): Named | undefined {
  const [kind, userId, first, eventId, ...more] = customId?.split(':') ?? []
  const ids = kind === 'entry' ? { registrationId: first, eventId } : { orderId: first }
  const { success, data: purpose } = z.safeParse(Purpose, { kind, ...ids })
  return success && userId && more.length === 0 ? { userId, purpose } : undefined
}
