import { expect, test } from 'vitest'
import { suggestedServices } from './suggested-services.ts'

test('services that are named in another order are the same, and new ones stand last', () => {
  expect(suggestedServices(['tuning', 'installation'], ['installation', 'tuning'])).toEqual([
    'tuning',
    'installation',
  ])
  expect(suggestedServices(['tuning', 'wraps'], ['marine', 'tuning', 'marine'])).toEqual(['tuning', 'marine'])
})
