import { expect, test } from 'vitest'
import { beginHistory, record, redo, undo } from './history.ts'

test('steps are taken back and done again, until something else is done', () => {
  const two = record(record(beginHistory('a'), 'b'), 'c')
  expect(undo(two).present).toBe('b')
  expect(undo(undo(undo(two))).present).toBe('a')
  expect(redo(undo(two)).present).toBe('c')
  expect(redo(two)).toMatchObject({ present: 'c', future: [] })
  const other = record(undo(two), 'd')
  expect(redo(other).present).toBe('d')
  expect(undo(other).present).toBe('b')
})

test('what is typed into one field is one step, and what follows a step back is another', () => {
  const typed = record(record(record(beginHistory(''), 'N', 'title'), 'Ne', 'title'), 'New', 'title')
  expect(undo(typed).present).toBe('')
  expect(undo(record(typed, 'x', 'other')).present).toBe('New')
  const again = record(undo(typed), 'O', 'title')
  expect(undo(again).present).toBe('')
})
