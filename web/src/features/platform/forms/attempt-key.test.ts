import { expect, test } from 'vitest'
import { attemptKeys } from './attempt-key.ts'

function numberedKeys() {
  let made = 0
  return attemptKeys(() => `key-${++made}`)
}

test('an attempt that is repeated with the same input keeps its key', () => {
  const keys = numberedKeys()
  expect(keys.keyFor({ name: 'Ada' })).toBe('key-1')
  expect(keys.keyFor({ name: 'Ada' })).toBe('key-1')
})

test('another input is another attempt', () => {
  const keys = numberedKeys()
  keys.keyFor({ name: 'Ada' })
  expect(keys.keyFor({ name: 'Grace' })).toBe('key-2')
})

test('after an answer the same input is a new attempt', () => {
  const keys = numberedKeys()
  keys.keyFor(undefined)
  keys.settle()
  expect(keys.keyFor(undefined)).toBe('key-2')
})
