import { expect, test } from 'vitest'
import { keyFrom } from './key-from.ts'

test('a key is made of a name, and no other has it', () => {
  expect(keyFrom('Peak pressure', [])).toBe('peak_pressure')
  expect(keyFrom('Peak pressure', ['peak_pressure'])).toBe('peak_pressure_2')
  expect(keyFrom('Peak pressure', ['peak_pressure', 'peak_pressure_2'])).toBe('peak_pressure_3')
})

test('a key fits the rules of keys whatever the name is', () => {
  const long = 'The pressure at the headrest of the driver'
  const first = keyFrom(long, [])
  for (const key of [first, keyFrom(long, [first]), keyFrom('Größe', []), keyFrom('…', [])])
    expect(key).toMatch(/^[a-z0-9_]{1,24}$/)
})
