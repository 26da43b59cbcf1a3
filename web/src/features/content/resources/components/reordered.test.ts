import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reordered } from './reordered.ts'

test('those that are shown change places among themselves, and the others stay where they are', () => {
  expect(reordered(['a', 'b', 'c', 'd', 'e'], ['e', 'b', 'd'])).toEqual(['a', 'e', 'c', 'b', 'd'])
})

test('nothing is lost and nothing is doubled', () => {
  const shuffled = fc
    .uniqueArray(fc.string())
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all)))
  fc.assert(
    fc.property(shuffled, ([all, some]) => {
      const after = reordered(all, some)
      expect(after.toSorted()).toEqual(all.toSorted())
      expect(after.filter((id) => some.includes(id))).toEqual(some)
    }),
  )
})
