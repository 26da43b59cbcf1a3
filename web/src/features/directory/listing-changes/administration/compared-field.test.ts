import { expect, test } from 'vitest'
import type { ListingPlace } from '#shared/directory/listings/listing.ts'
import { type ComparedField, comparedField } from './compared-field.ts'

const words = ({ before, after }: ComparedField) =>
  [before, after].map((lines) =>
    lines.map((line) =>
      line
        .map(({ text, change }) =>
          change === 'same' ? text : change === 'added' ? `+${text}+` : `-${text}-`,
        )
        .join(''),
    ),
  )

test('a text is compared word by word, on each side without the words of the other', () => {
  expect(words(comparedField('description', 'We build loud boxes.', 'We build quiet, good boxes.'))).toEqual([
    ['We build -loud- boxes.'],
    ['We build +quiet, good+ boxes.'],
  ])
})

test('a text that was empty is new as a whole', () => {
  expect(words(comparedField('summary', '', 'Boxes to order'))).toEqual([[], ['+Boxes to order+']])
})

test('a short value is another one as a whole', () => {
  expect(words(comparedField('phone', '+12145550100', '+12145550101'))).toEqual([
    ['-(214) 555-0100-'],
    ['+(214) 555-0101+'],
  ])
  expect(words(comparedField('listingType', 'retailer', 'mobile_service'))).toEqual([
    ['-Retailer-'],
    ['+Mobile service+'],
  ])
  expect(words(comparedField('startingPriceCents', null, 9900))).toEqual([[], ['+$99.00+']])
})

test('of services only those that are gone or new stand out', () => {
  expect(words(comparedField('services', ['tuning', 'wraps'], ['tuning', 'marine']))).toEqual([
    ['Tuning', '-Wraps-'],
    ['Tuning', '+Marine+'],
  ])
})

test('of a week only the days that differ stand out', () => {
  const nine: [number, number][] = [[540, 1020]]
  const [before = [], after = []] = words(
    comparedField('hours', [[], nine, nine, nine, nine, nine, []], [[], nine, nine, nine, nine, nine, nine]),
  )
  expect(before).toHaveLength(7)
  expect(before[0]).toBe('Monday: 9:00 AM – 5:00 PM')
  expect(before[5]).toBe('-Saturday: Closed-')
  expect(after[5]).toBe('+Saturday: 9:00 AM – 5:00 PM+')
})

test('of a place the lines that stay are the same', () => {
  const place: ListingPlace = {
    address1: '1 Main St',
    address2: '',
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
    hideStreet: false,
  }
  expect(words(comparedField('place', place, { ...place, address1: '2 Elm St', hideStreet: true }))).toEqual([
    ['-1 Main St-', 'Dallas, TX 75201'],
    ['+2 Elm St+', 'Dallas, TX 75201', '+The street is hidden+'],
  ])
})
