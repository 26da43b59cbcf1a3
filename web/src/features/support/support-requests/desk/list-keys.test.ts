import { expect, test } from 'vitest'
import { listAct } from './list-keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, at: number, count = 3) => listAct({ ...plain, key }, { at, count })

test('j goes down and k goes up, as far as there are requests', () => {
  expect(press('j', -1)).toEqual({ kind: 'move', to: 0 })
  expect(press('J', 0)).toEqual({ kind: 'move', to: 1 })
  expect(press('j', 2)).toEqual({ kind: 'move', to: 2 })
  expect(press('k', 2)).toEqual({ kind: 'move', to: 1 })
  expect(press('k', 0)).toEqual({ kind: 'move', to: 0 })
  expect(press('j', -1, 0)).toBeUndefined()
})

test('a takes, e solves, and x selects the request at which one is', () => {
  expect(press('a', 1)).toEqual({ kind: 'take', at: 1 })
  expect(press('e', 0)).toEqual({ kind: 'solve', at: 0 })
  expect(press('x', 2)).toEqual({ kind: 'select', at: 2 })
  expect(press('a', -1)).toBeUndefined()
})

test('the list of keys is always at hand', () => {
  expect(press('?', -1, 0)).toEqual({ kind: 'help' })
})

test('keys of the browser stay those of the browser', () => {
  expect(listAct({ ...plain, key: 'a', ctrlKey: true }, { at: 0, count: 1 })).toBeUndefined()
  expect(listAct({ ...plain, key: 'e', metaKey: true }, { at: 0, count: 1 })).toBeUndefined()
  expect(listAct({ ...plain, key: 'j', altKey: true }, { at: 0, count: 1 })).toBeUndefined()
  expect(press('z', 0)).toBeUndefined()
  expect(press('Enter', 0)).toBeUndefined()
})
