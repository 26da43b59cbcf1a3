import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  [112, 100, { words: '12%', trend: 'up' }],
  [50, 100, { words: '50%', trend: 'down' }],
  [0, 4, { words: '100%', trend: 'down' }],
  [499, 100, { words: '399%', trend: 'up' }],
  [5000, 100, { words: '50×', trend: 'up' }],
  [-50, 100, { words: '150%', trend: 'down' }],
  [3, 0, { words: 'New' }],
  [7, 7, { words: 'No change' }],
  [0, 0, { words: 'No change' }],
  [1001, 1000, { words: 'No change' }],
  [100, -50, undefined],
  [-100, 0, undefined],
])('%i after %i is said as %j', (now, before, change) => {
  expect(changeOf({ now, before })).toEqual(change)
})
