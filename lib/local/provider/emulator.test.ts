import { afterEach, expect, test, vi } from 'vitest'
import { createEmulator } from './emulator.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what falls due by itself and cannot be done is one line, and ends nothing', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  createEmulator({
    engine: {
      nextDue: () => 0,
      runDue() {
        throw new Error('The disk is full.')
      },
    },
    sender: {
      wake: () => undefined,
      settled: async () => undefined,
      work: () => 0,
      resend: () => 0,
      nextDue: () => undefined,
      stop: async () => undefined,
    },
    now: () => new Date(),
    serve: () => async () => ({ status: 200 }),
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(said.mock.calls).toEqual([['A payment emulator could not run a due task: The disk is full.\n']])
})
