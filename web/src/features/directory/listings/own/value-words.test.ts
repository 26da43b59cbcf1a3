import { expect, test } from 'vitest'
import { changedWords, placeWords, weekLines } from './value-words.ts'

test('days after each other with the same hours share a line, the week begins on Monday', () => {
  const open: [number, number][] = [[540, 1020]]
  expect(weekLines([[], open, open, open, open, [[1080, 1560]], []])).toEqual([
    'Mon to Thu: 9:00 AM to 5:00 PM',
    'Fri: 6:00 PM to 2:00 AM',
    'Sat to Sun: closed',
  ])
})

test('values of a change are said as people say them, and nothing is none', () => {
  expect(changedWords('listingType', { listingType: 'mobile_service' })).toBe('Mobile service')
  expect(changedWords('phone', { phone: '+12145550100' })).toBe('(214) 555-0100')
  expect(changedWords('website', { website: '' })).toBe('none')
  expect(changedWords('serviceMiles', { serviceMiles: null })).toBe('none')
  expect(changedWords('startingPriceCents', { startingPriceCents: 9900 })).toBe('$99.00')
  expect(changedWords('pictures', { pictures: ['pic_1', 'pic_2'] })).toBe('2 new')
})

test('a place says whether its street is hidden', () => {
  const place = { address1: '4 Elm St', address2: '', city: 'Dallas', state: 'TX', zip: '75201' }
  expect(placeWords({ ...place, hideStreet: false })).toBe('4 Elm St, Dallas, TX 75201')
  expect(placeWords({ ...place, hideStreet: true })).toBe('4 Elm St (hidden), Dallas, TX 75201')
})
