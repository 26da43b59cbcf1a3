import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellingOf, unlessToldOnThisPage } from './told-on-this-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  // Later than everything reported in this test.
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
})

const heard = (event: string | undefined) => {
  const tell = vi.fn()
  unlessToldOnThisPage(event, tell)
  return tell
}

test('what an action has told is not told once more for a minute, and another event is', async () => {
  await tellingOf({ done: ['paused'] }, async () => undefined)
  expect(heard('paused')).not.toHaveBeenCalled()
  for (const other of ['resumed', undefined]) expect(heard(other)).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(heard('paused')).toHaveBeenCalledOnce()
})

test('what is heard while the action runs waits for how it ends', async () => {
  const during = async (outcome: 'done' | 'refused') => {
    let told = { paused: vi.fn(), failed: vi.fn() }
    const action = tellingOf({ done: ['paused'], refused: ['failed'] }, async () => {
      told = { paused: heard('paused'), failed: heard('failed') }
      expect(told.paused).not.toHaveBeenCalled()
      if (outcome === 'refused') throw new Error('refused')
    })
    await action.catch(() => undefined)
    vi.advanceTimersByTime(60_000)
    return [told.paused.mock.calls.length, told.failed.mock.calls.length]
  }
  expect(await during('done')).toEqual([0, 1])
  expect(await during('refused')).toEqual([1, 0])
})
