import { expect, test } from 'vitest'
import { mostListings } from '#shared/directory/listings/listing-limits.ts'
import { mostOverviewed } from './contract.ts'

test('as many listings as any membership includes are covered', () => {
  expect(Math.max(...Object.values(mostListings))).toBeLessThan(mostOverviewed)
})
