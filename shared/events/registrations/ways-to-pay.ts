import type { EventFields } from '#shared/events/events/event-fields.ts'

/** The ways to pay an amount: none if nothing is due, online ahead, at the gate, or as the entrant likes. */
export type WaysToPay = 'none' | 'online' | 'gate' | 'choice'

export function waysToPay({ payment }: Pick<EventFields, 'payment'>, dueCents: number): WaysToPay {
  if (dueCents === 0 || payment === 'free') return 'none'
  return payment === 'both' ? 'choice' : payment
}

/** Tells whether a place is kept during the payment: if there is a choice, the entrant says where. */
export function paysAhead(
  event: Pick<EventFields, 'payment'>,
  dueCents: number,
  payAt: 'online' | 'gate' | undefined,
): boolean {
  const ways = waysToPay(event, dueCents)
  return ways === 'online' || (ways === 'choice' && payAt !== 'gate')
}
