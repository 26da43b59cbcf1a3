import { expect, test } from 'vitest'
import { keepsPlaces } from './keeps-places.ts'

const verified = { source: 'import', status: 'verified', revision: 1, version: 2 } as const

test('the verification of an imported result moves no place, also after another file replaced it', () => {
  expect(keepsPlaces(verified)).toBe(true)
  expect(keepsPlaces({ ...verified, revision: 3, version: 4 })).toBe(true)
})

test('a result that was moved, changed or refused before its verification moves places', () => {
  expect(keepsPlaces({ ...verified, version: 3 })).toBe(false)
  expect(keepsPlaces({ ...verified, revision: 2, version: 4 })).toBe(false)
})

test.each(['pending', 'rejected', 'superseded'] as const)(
  'an imported result that is %s moves places',
  (status) => {
    expect(keepsPlaces({ ...verified, status })).toBe(false)
  },
)

test('the report of a member moves places once it counts', () => {
  expect(keepsPlaces({ ...verified, source: 'member' })).toBe(false)
})
