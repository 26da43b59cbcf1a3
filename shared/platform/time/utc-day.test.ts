import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The module as a reader in that zone loads it. */
const inZone = (zone: string): Promise<typeof import('./utc-day.ts')> => {
  vi.stubEnv('TZ', zone)
  return import(/* @vite-ignore */ `${import.meta.dirname}/utc-day.ts?in=${zone}`)
}

test.each(['Pacific/Honolulu', 'UTC', 'Pacific/Auckland'])(
  'a payment has the same day in %s',
  async (zone) => {
    const { utcDay } = await inZone(zone)
    expect(utcDay('2026-11-25T00:00:00.000Z')).toBe('Nov 25, 2026')
    expect(utcDay('2026-11-25T23:59:59.999Z')).toBe('Nov 25, 2026')
    expect(utcDay('2026-05-03')).toBe('May 3, 2026')
  },
)
