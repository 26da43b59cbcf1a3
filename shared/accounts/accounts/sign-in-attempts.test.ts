import { expect, test } from 'vitest'
import { isWorthRecording } from './sign-in-attempts.ts'

test('a visitor who keeps guessing cannot fill the log of a member', () => {
  const recorded = Array.from({ length: 1000 }, (_, index) => index).filter(isWorthRecording)
  expect(recorded).toEqual([5, 10, 20, 40, 80, 160, 320, 640])
})
