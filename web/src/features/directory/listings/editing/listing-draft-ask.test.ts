import { expect, test } from 'vitest'
import { DraftAsk } from '#shared/ai/ai-drafts/draft.ts'
import { listingDraftAsk } from './listing-draft-ask.ts'
import { valuesOf } from './listing-values.ts'

test('a draft of a listing is made of what is typed, without ways to reach it', () => {
  const values = valuesOf({})
  const asked = listingDraftAsk(
    {
      ...values,
      businessName: 'Bass Works',
      phone: '(214) 555-0100',
      email: 'bass@example.test',
      place: { ...values.place, address1: '1 Main Street', city: 'Dallas', state: 'TX' },
      services: ['tuning', 'custom_boxes'],
      startingPriceCents: '99',
      startingPriceFor: 'a tune',
      description: 'Loud since 1999.',
    },
    '',
  )
  expect(asked).toEqual({
    feature: 'listing_text',
    facts: [
      { label: 'Name', value: 'Bass Works' },
      { label: 'Type', value: 'Retailer' },
      { label: 'City', value: 'Dallas' },
      { label: 'State', value: 'TX' },
      { label: 'Services', value: 'Tuning, Custom boxes' },
      { label: 'Starting price', value: '$99 a tune' },
    ],
    text: 'Loud since 1999.',
    wish: '',
  })
  expect(DraftAsk.parse(asked)).toEqual(asked)
})
