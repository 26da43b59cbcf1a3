import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import type { ShownMessage } from './message-days.ts'
import { offerStates } from './offer-states.ts'

const at = '2026-11-29T18:00:00.000Z'

const said = (kind: ShownMessage['kind']): ShownMessage => ({
  id: newId('msg', at),
  conversationId: newId('cnv', at),
  fromId: 'buyer',
  kind,
  text: '',
  sentAt: at,
})

/** The states of the offers among messages from the first to the last; the thread knows of the last offer. */
function statesOf(kinds: ShownMessage['kind'][], status: 'open' | 'accepted' | 'declined' | 'withdrawn') {
  const messages = kinds.map(said)
  const offers = messages.filter(({ kind }) => kind === 'offer')
  const last = offers.at(-1)
  const states = offerStates(messages.toReversed(), last && { messageId: last.id, priceCents: 100, status })
  return offers.map(({ id }) => states.get(id))
}

test('an offer that another one followed was replaced', () => {
  expect(statesOf(['offer', 'text', 'offer'], 'open')).toEqual(['replaced', 'open'])
})

test('an offer that was answered stays so after the next one', () => {
  expect(
    statesOf(['offer', 'declined', 'offer', 'withdrawn', 'text', 'offer', 'accepted'], 'accepted'),
  ).toEqual(['declined', 'withdrawn', 'accepted'])
})

test('what happened with the item says nothing about an offer', () => {
  expect(statesOf(['offer', 'reserved', 'released', 'sold'], 'open')).toEqual(['open'])
})

test('an offer of which the thread does not know yet is open', () => {
  const message = said('offer')
  expect(offerStates([message], undefined).get(message.id)).toBe('open')
})

test('a conversation without offers has none', () => {
  expect(statesOf(['text', 'reserved'], 'open')).toEqual([])
})
