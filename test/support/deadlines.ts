import { vi } from 'vitest'

/** Takes the place of deadlines for requests: they are over when the test says so, however busy the machine is. */
export function holdDeadlines() {
  const over = new AbortController()
  const made = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal)
  return {
    end: () => over.abort(new DOMException('It took too long.', 'TimeoutError')),
    /** The lengths that the deadlines would have had. */
    lengths: () => made.mock.calls.map(([ms]) => ms),
    release: () => made.mockRestore(),
  }
}
