import { expect, test } from 'vitest'
import { classKeyProblems } from './class-key-problems.ts'

const rules = [
  { key: 'S1', name: 'Street 1' },
  { key: 'SQ1', name: 'Stock seats' },
]

test('a class that is called as one of the rulebook keeps its key', () => {
  expect(
    classKeyProblems(
      [
        { classKey: 'S1', name: 'Small street' },
        { classKey: 'STOCK', name: 'Stock  SEATS' },
        { classKey: 'DEMO', name: 'Demo runs' },
      ],
      rules,
    ),
  ).toEqual([{ path: 'classes.1.classKey', message: 'Stock seats has the code SQ1 in the rulebook.' }])
})
