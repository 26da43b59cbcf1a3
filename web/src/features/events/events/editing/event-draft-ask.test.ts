import { expect, test } from 'vitest'
import { DraftAsk } from '#shared/ai/ai-drafts/draft.ts'
import { eventDraftAsk } from './event-draft-ask.ts'
import { blankEvent, valuesOf } from './event-values.ts'

const typed = () => valuesOf({ ...blankEvent(), timeZone: 'America/Chicago' })

test('a draft of an event is made of what is typed, by the labels of the form', () => {
  const values = typed()
  const asked = eventDraftAsk(
    {
      ...values,
      title: 'Loud on the Levee',
      startsAt: { local: '2027-05-01T09:00', which: undefined },
      city: 'Dallas',
      fees: { ...values.fees, registrationFeeCents: '45.00' },
      classes: ['Stock', 'Street'].map((name) => ({ name }) as (typeof values.classes)[number]),
      description: 'Bring chairs.',
    },
    'Mention the food trucks',
  )
  expect(asked).toEqual({
    feature: 'event_text',
    facts: [
      { label: 'Title', value: 'Loud on the Levee' },
      { label: 'Starts', value: 'May 1, 2027, 9:00 AM (America/Chicago)' },
      { label: 'City', value: 'Dallas' },
      { label: 'Entry fee', value: '$45.00' },
      { label: 'Classes', value: 'Stock, Street' },
    ],
    text: 'Bring chairs.',
    wish: 'Mention the food trucks',
  })
  expect(DraftAsk.parse(asked)).toEqual(asked)
})

test('an event without a title has nothing to draft from', () => {
  expect(eventDraftAsk(typed(), '')).toEqual({ missing: 'Enter a title first.' })
})
