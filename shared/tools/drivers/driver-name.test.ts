import { expect, test } from 'vitest'
import { line } from '#shared/text.ts'
import { partNameOf } from './driver-name.ts'

test.each([
  ['a usual one', 'Morel', 'Ultimo', 'Morel Ultimo'],
  ['one that is cut behind a blank', 'B'.repeat(59), 'Model', 'B'.repeat(59)],
  ['one that is cut within a character', 'B'.repeat(58), '🔊', 'B'.repeat(58)],
])('the name of a driver is one of a part: %s', (_, brand, model, name) => {
  expect(partNameOf({ brand, model })).toBe(name)
  expect(line(60, 1).safeParse(name).data).toBe(name)
})
