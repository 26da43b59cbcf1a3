import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['Pacific/Honolulu', /^Nov 24, 2026, 2:30\sPM$/],
  ['Pacific/Auckland', /^Nov 25, 2026, 1:30\sPM$/],
])('what happened has the time of the reader in %s', async (zone, words) => {
  vi.stubEnv('TZ', zone)
  const { localTime }: typeof import('./local-time.ts') = await import(
    /* @vite-ignore */ `${import.meta.dirname}/local-time.ts?in=${zone}`
  )
  expect(localTime('2026-11-25T00:30:00.000Z')).toMatch(words)
})
