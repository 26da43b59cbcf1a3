import { expect, test } from 'vitest'
import { editorKey } from './editor-key.ts'

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => editorKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

test('arrows move by 8, and with Shift by 1', () => {
  expect(press('ArrowLeft')).toEqual({ do: 'move', by: { x: -8, y: 0 } })
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ do: 'move', by: { x: 0, y: 1 } })
})

test.each([
  ['z', {}, 'undo'],
  ['Z', { shiftKey: true }, 'redo'],
  ['y', {}, 'redo'],
  ['c', {}, 'copy'],
  ['v', {}, 'paste'],
  ['d', {}, 'duplicate'],
  ['a', {}, 'select_all'],
])('%s with Ctrl or Cmd and %j is %s', (key, held, action) => {
  expect(press(key, { ctrlKey: true, ...held })).toEqual({ do: action })
  expect(press(key, { metaKey: true, ...held })).toEqual({ do: action })
})

test.each([
  ['Delete', 'delete'],
  ['Backspace', 'delete'],
  ['f', 'fit'],
  ['/', 'search'],
  ['?', 'help'],
  ['Escape', 'cancel'],
])('%s is %s', (key, action) => {
  expect(press(key)).toEqual({ do: action })
})

test('other keys are left to the browser', () => {
  for (const key of ['x', 'Tab', 'Enter']) expect(press(key)).toBeUndefined()
  expect(press('f', { ctrlKey: true })).toBeUndefined()
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
})
