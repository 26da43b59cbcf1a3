import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn } from './drawn.ts'
import { chosenOrder, keptOrder, movedToEnd, runOrder } from './run-order.ts'

const entries = [
  { entryId: 'b', number: 7, enteredAt: '2027-01-02' },
  { entryId: 'a', number: 12, enteredAt: '2027-01-01' },
  { entryId: 'c', enteredAt: '2027-01-03' },
]

test('a run order goes by number, by entry, or as it is drawn', () => {
  expect(runOrder(entries, 'number')).toEqual(['b', 'a', 'c'])
  expect(runOrder(entries, 'entry')).toEqual(['a', 'b', 'c'])
  expect(runOrder(entries, 'draw', 'seed')).toEqual(runOrder(entries.toReversed(), 'draw', 'seed'))
  expect(keptOrder(['a', 'gone', 'b'], ['b', 'a', 'late'])).toEqual(['a', 'b', 'late'])
  expect(movedToEnd(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a'])
})

test('a draw has everyone once, the same again, and not always in one order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.string(), (things, seed) => {
      expect(drawn(things, seed)).toEqual(drawn(things, seed))
      expect(drawn(things, seed).toSorted()).toEqual(things.toSorted())
    }),
  )
  const firsts = new Set(Array.from({ length: 64 }, (_, seed) => drawn([1, 2, 3, 4], `seed ${seed}`)[0]))
  expect([...firsts].toSorted()).toEqual([1, 2, 3, 4])
})

test('an order by hand names every entry once, and those who are out keep their place', () => {
  const before = ['a', 'b', 'c', 'd']
  expect(chosenOrder(['d', 'c', 'b', 'a'], before, [])).toEqual(['d', 'c', 'b', 'a'])
  expect(chosenOrder(['d', 'c', 'a'], before, ['b'])).toEqual(['d', 'b', 'c', 'a'])
  expect(chosenOrder(['d', 'c', 'b', 'a'], before, ['b'])).toEqual(['d', 'c', 'b', 'a'])
  expect(chosenOrder(['d', 'c', 'a'], before, [])).toBeUndefined()
  expect(chosenOrder(['d', 'c', 'a', 'a'], before, ['b'])).toBeUndefined()
  expect(chosenOrder(['d', 'c', 'a', 'x'], before, ['b'])).toBeUndefined()
})
