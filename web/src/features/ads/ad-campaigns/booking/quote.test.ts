import { expect, test } from 'vitest'
import { roomProblem } from './quote.ts'

test('what fits is no problem', () => {
  expect(roomProblem({ model: 'views' }, { fits: true, room: 20_000 })).toBeUndefined()
})

test('too many views are said beside the views, with what there is room for', () => {
  expect(roomProblem({ model: 'views' }, { fits: false, room: 12_000 })).toEqual({
    path: 'views',
    message:
      'This ad space has room for about 12,000 more views on these dates. Choose fewer views or other dates.',
  })
})

test.each([
  ['views', 4999],
  ['sponsor', 0],
] as const)('dates without room for %s are said beside the dates', (model, room) => {
  expect(roomProblem({ model }, { fits: false, room })).toEqual({
    path: 'startsOn',
    message: 'This ad space is sold out on these dates.',
  })
})
