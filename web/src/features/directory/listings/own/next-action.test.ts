import { expect, test } from 'vitest'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { nextAction } from './next-action.ts'

const id = 'lst_01K6SVBBMVQV08ZP9V4C92E5J5'

const listing = (over: Partial<Listing>) =>
  ({
    id,
    description: 'We build enclosures and tune what people bring along to the shop.',
    place: { city: 'Mesa', state: 'AZ', zip: '85201' },
    phone: '+14805550100',
    website: '',
    email: '',
    services: ['tuning'],
    brands: [],
    pictures: [],
    ...over,
  }) as unknown as Listing

test('a draft is finished, then submitted', () => {
  expect(nextAction(listing({ status: 'draft', phone: '' }))).toEqual({
    label: 'Finish',
    to: `/directory/create?id=${id}`,
  })
  expect(nextAction(listing({ status: 'draft' }))).toEqual({
    label: 'Submit',
    to: `/directory/create?id=${id}&step=check`,
  })
})

test('a rejected one answers its reason, and a live one without pictures gets some', () => {
  expect(nextAction(listing({ status: 'refused' }))?.label).toBe('Fix and resubmit')
  expect(nextAction(listing({ status: 'published' }))?.label).toBe('Add pictures')
  expect(nextAction(listing({ status: 'published', pictures: [{} as never] }))).toBeUndefined()
  expect(nextAction(listing({ status: 'pending' }))).toBeUndefined()
})
