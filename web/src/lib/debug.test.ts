import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const said = vi.spyOn(console, 'debug').mockImplementation(() => undefined)

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  said.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function loadedAt(search: string, stored: string | null = null) {
  vi.stubGlobal('location', { search })
  vi.stubGlobal('localStorage', { getItem: () => stored })
  vi.stubGlobal('boxrise', undefined)
  const { debug, offerDebug } = await import('./debug.ts')
  offerDebug()
  return debug
}

test('the console is silent unless the address or a stored flag asks for it', async () => {
  for (const [search, stored, times] of [
    ['', null, 0],
    ['?debug=false', 'false', 0],
    ['?q=bass&debug=true', null, 1],
    ['', 'true', 1],
  ] as const) {
    said.mockClear()
    ;(await loadedAt(search, stored))('GET /api/plans', 200)
    expect(said).toHaveBeenCalledTimes(times)
    vi.resetModules()
  }
})

test('it talks for five seconds, or for as long as it is told', async () => {
  const debug = await loadedAt('')
  const { boxrise } = globalThis as unknown as { boxrise: { debug(ms?: number): void } }
  const talksFor = async (ms: number) => {
    said.mockClear()
    await vi.advanceTimersByTimeAsync(ms - 1)
    debug('one')
    await vi.advanceTimersByTimeAsync(1)
    debug('two')
    expect(said.mock.calls).toEqual([['[boxrise]', 'one']])
  }
  boxrise.debug()
  await talksFor(5000)
  boxrise.debug(60_000)
  await talksFor(60_000)
})
