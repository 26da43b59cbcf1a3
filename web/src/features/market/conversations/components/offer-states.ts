import type { Offer } from '#shared/market/conversations/conversation.ts'
import type { ShownMessage } from './message-days.ts'

export type OfferState = Offer['status'] | 'replaced'

const answers = ['accepted', 'declined', 'withdrawn'] as const

const answerOf = ({ kind }: ShownMessage) => answers.find((answer) => answer === kind)

/**
 * Where each offer of a conversation stands, by its message: what was said about it before the next offer, else that the
 * next one replaced it. The thread knows of the last one.
 */
export function offerStates(
  newestFirst: readonly ShownMessage[],
  offer: Offer | undefined,
): ReadonlyMap<string, OfferState> {
  const states = new Map<string, OfferState>()
  let answer: OfferState | undefined
  let isLast = true
  for (const message of newestFirst) {
    answer = answerOf(message) ?? answer
    if (message.kind !== 'offer') continue
    const known = offer?.messageId === message.id ? offer.status : undefined
    states.set(message.id, known ?? answer ?? (isLast ? 'open' : 'replaced'))
    answer = undefined
    isLast = false
  }
  return states
}
