import { expect, test } from 'vitest'
import { busiestClass } from './busiest-class.ts'

const of = (classKey: string, competitors: number) => ({ classKey, competitors })

test('the class with the most competitors is the busiest, and of equals the first', () => {
  expect(busiestClass([of('S1', 3), of('S2', 9), of('SQ1', 9)])?.classKey).toBe('S2')
})

test('a class without anyone is never the busiest', () => {
  expect(busiestClass([])).toBeUndefined()
  expect(busiestClass([of('S1', 0)])).toBeUndefined()
})
