import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withItemMoved } from './with-item-moved.ts'

test('an item that is withItemMoved is at its new place, and the others keep their order', () => {
  const list = fc.uniqueArray(fc.nat(), { minLength: 1 })
  fc.assert(
    fc.property(list, fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length]
      const after = withItemMoved(items, from, to)
      expect(after[to]).toBe(items[from])
      expect(after.toSpliced(to, 1)).toEqual(items.toSpliced(from, 1))
    }),
  )
})
