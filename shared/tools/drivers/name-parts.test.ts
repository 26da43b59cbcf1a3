import { expect, test } from 'vitest'
import { nameParts } from './name-parts.ts'

test('the last word of a name is the model where it has a digit', () => {
  expect(nameParts('JL Audio 12W6')).toEqual({ brand: 'JL Audio', model: '12W6' })
  expect(nameParts('Generic 12 in')).toEqual({ brand: '', model: 'Generic 12 in' })
  expect(nameParts('Brahma')).toEqual({ brand: '', model: 'Brahma' })
})
