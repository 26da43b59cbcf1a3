import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { recoverFrom406 } from './recover-from-406.ts'

const clearSession = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('./clear-session.ts', () => ({ clearSession }))

beforeEach(() => {
  vi.useFakeTimers()
  clearSession.mockClear()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const refusal = (status: number) => new ApiError({ status, code: 'refused', detail: 'Refused.' })

test('a 406 ends the session everywhere, and the second attempt counts', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal(406)).mockResolvedValue('in')
  expect(await recoverFrom406(attempt)).toBe('in')
  expect(clearSession).toHaveBeenCalledOnce()
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('within a second there is no further attempt; after it there is', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(406))
  const fails = () => expect(recoverFrom406(attempt)).rejects.toMatchObject({ status: 406 })
  await fails()
  expect([attempt.mock.calls.length, clearSession.mock.calls.length]).toEqual([2, 1])
  vi.advanceTimersByTime(999)
  await fails()
  expect([attempt.mock.calls.length, clearSession.mock.calls.length]).toEqual([3, 1])
  vi.advanceTimersByTime(1)
  await fails()
  expect([attempt.mock.calls.length, clearSession.mock.calls.length]).toEqual([5, 2])
})

test('any other refusal is passed on at once', async () => {
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(refusal(401))
  await expect(recoverFrom406(attempt)).rejects.toMatchObject({ status: 401 })
  expect(attempt).toHaveBeenCalledOnce()
  expect(clearSession).not.toHaveBeenCalled()
})
