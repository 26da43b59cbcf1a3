import { expect, test } from 'vitest'
import type { CountedEventName } from '#shared/operations/insights/counted-event.ts'
import { detailWords } from './detail-words.ts'

const said: [CountedEventName, string, string][] = [
  ['login', 'google', 'Google'],
  ['sign_up', 'email pro_competitor', 'Email, Pro Competitor'],
  ['sign_up', 'other', 'Other'],
  ['event_registration', 'meet', 'Meet'],
  ['purchase', 'ad', 'Ad'],
  ['social_click', 'youtube', 'YouTube'],
  ['ad_click', 'market_card', 'Marketplace card'],
  ['form_submit', 'enter-event accepted', 'Enter event: accepted'],
  ['form_submit', '/events/:eventId refused', '/events/:eventId: refused'],
  ['form_submit', 'other', 'Other'],
  ['error', 'not_found', 'Not found'],
]

test.each(said)('of %s, %s is read as %s', (name, detail, words) => {
  expect(detailWords(name, detail)).toBe(words)
})
