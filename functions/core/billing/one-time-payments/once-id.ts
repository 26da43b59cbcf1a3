import * as z from 'zod/mini'
import { Purpose } from '#shared/billing/transactions/purpose.ts'

type Named = { userId: string; purpose: Purpose }

/** The member and the purpose, as an order at PayPal and its payment state them: there is room for 127 signs. */
export const onceIdOf = ({ userId, purpose: { kind, registrationId, eventId } }: Named): string =>
  [kind, userId, registrationId, eventId].join(':')

/** Undefined for the name of anything else, such as of a subscription. */
export function namedInOnceId(customId: string | undefined): Named | undefined {
  const [kind, userId, registrationId, eventId, ...more] = customId?.split(':') ?? []
  const { success, data: purpose } = z.safeParse(Purpose, { kind, registrationId, eventId })
  return success && userId && more.length === 0 ? { userId, purpose } : undefined
}
