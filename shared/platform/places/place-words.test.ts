import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test.each([
  [{ venue: 'Expo Center', city: 'Louisville', state: 'KY' }, 'Expo Center, Louisville, KY, Kentucky'],
  [{ city: 'Austin', state: 'texas' }, 'Austin, TX, Texas'],
  [{ city: '', state: 'ON' }, 'ON, Ontario'],
  [{ city: 'Leipzig', state: 'Sachsen' }, 'Leipzig, Sachsen'],
  [{ city: 'Leipzig' }, 'Leipzig'],
  [{}, ''],
])('%j is looked for as %j', (place, written) => {
  expect(placeWords(place)).toBe(written)
})
