import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createClock } from '../clock/clock.ts'
import type { Emulator } from './emulator.ts'
import { createLazyEmulator } from './lazy-emulator.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function lazyEmulator(open: () => Promise<Emulator>, { used }: { used: boolean }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lazy-'))
  if (used) mkdirSync(join(dataDir, 'stripe'))
  return createLazyEmulator({ folder: 'stripe', dataDir, clock: createClock({ dataDir }), open })
}

const emulator = (catchUp: () => Promise<void>): Emulator => ({
  service: async () => ({ status: 200 }),
  catchUp,
  idle: async () => undefined,
  work: () => 0,
  stop: async () => undefined,
})

test('an emulator that holds something is opened before anyone asks it, which shows what is damaged', async () => {
  const damaged = async () => {
    throw new Error('The file is damaged.')
  }
  await expect(lazyEmulator(damaged, { used: true }).openKept()).rejects.toThrow('The file is damaged.')
})

test('the start does not open an unused emulator', async () => {
  const open = vi.fn(async () => emulator(async () => undefined))
  await lazyEmulator(open, { used: false }).openKept()
  expect(open).not.toHaveBeenCalled()
})

test('an error after the start, while no one waits for it, is one line and ends nothing', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const open = async () =>
    emulator(async () => {
      throw new Error('The disk is full.')
    })
  await lazyEmulator(open, { used: true }).openKept()
  await vi.advanceTimersByTimeAsync(2000)
  expect(said.mock.calls).toEqual([['A payment emulator could not run a due task: The disk is full.\n']])
})
