import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begun, changed, type History, mostSteps, redone, released, undone } from './history.ts'

test('a gesture is one step, and the next one another', () => {
  let history = begun(0)
  for (const value of [1, 2, 3]) history = changed(history, value, 'volume')
  history = changed(released(history), 4, 'volume')
  expect(history.present).toBe(4)
  history = undone(history)
  expect(history.present).toBe(3)
  history = undone(history)
  expect(history.present).toBe(0)
  expect(undone(history)).toBe(history)
})

test('another gesture is another step without letting go', () => {
  const history = changed(changed(begun(0), 1, 'volume'), 2, 'tuning')
  expect(undone(history).present).toBe(1)
})

test('a change after an undo forgets what could be redone', () => {
  const history = changed(undone(changed(begun('a'), 'b')), 'c')
  expect(redone(history)).toBe(history)
  expect(undone(history).present).toBe('a')
})

test('a change after an undo in the same gesture is a step of its own', () => {
  const dragged = changed(changed(begun(0), 1), 2, 'volume')
  expect(undone(changed(undone(dragged), 5, 'volume')).present).toBe(1)
})

test('whatever is undone is redone as it was, up to a hundred steps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 150 }), (values) => {
      let history: History<number> = begun(-1)
      for (const value of values) history = changed(history, value)
      const last = history.present
      const steps = Math.min(values.length, mostSteps)
      for (let step = 0; step < steps; step++) history = undone(history)
      expect(history.past).toEqual([])
      for (let step = 0; step < steps; step++) history = redone(history)
      expect(history.present).toBe(last)
    }),
  )
})
