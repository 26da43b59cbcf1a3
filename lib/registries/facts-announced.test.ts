import { expect, test } from 'vitest'
import { factsAnnounced } from './facts-announced.ts'

test('what a handler announces is found through everything that it calls', () => {
  expect(factsAnnounced('functions/api/events/events/cancel-event.ts')).toContain('event.cancelled')
  expect(factsAnnounced('functions/api/competitions/competitions/publish-class.ts')).toEqual([
    'class.published',
    'class.scored',
  ])
})

test('what stands beside what it calls does not count', () => {
  expect(factsAnnounced('functions/api/events/events/list-events.ts')).toEqual([])
})

test('what a registry joins counts', () => {
  expect(factsAnnounced('functions/events/billing/webhook-received/process.ts')).toContain(
    'registration.paid_late',
  )
})
