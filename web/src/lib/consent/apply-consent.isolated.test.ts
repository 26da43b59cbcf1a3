import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyConsent } from './apply-consent.ts'
import { everything, nothingOptional } from './consent-record.ts'

const loaded = vi.hoisted(() => ({ count: 0, startCounting: vi.fn(), stopCounting: vi.fn() }))
vi.mock('#web/lib/analytics/counting.ts', () => {
  loaded.count++
  return loaded
})
const config = vi.hoisted(() => ({ analytics: undefined as { measurementId: string } | undefined }))
vi.mock('#web/lib/page-config.ts', () => ({ pageConfig: () => config }))

const tab = new Map<string, string>()
const storage = {
  getItem: (name: string) => tab.get(name) ?? null,
  setItem: (name: string, text: string) => tab.set(name, text),
  removeItem: (name: string) => tab.delete(name),
}
let browser: Record<string, unknown>

beforeEach(() => {
  vi.clearAllMocks()
  browser = {}
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { hostname: 'boxrise.test' })
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
})

afterEach(() => vi.unstubAllGlobals())

test('nothing that counts is fetched without consent, nor where no one would count', async () => {
  applyConsent(nothingOptional)
  browser.globalPrivacyControl = true
  applyConsent(everything)
  await Promise.resolve()
  expect(loaded.count).toBe(0)
})

test('counting begins with consent, with Google or without it, and ends at once with its mark', async () => {
  applyConsent(everything)
  await vi.waitFor(() => expect(loaded.startCounting).toHaveBeenCalledOnce())
  expect(loaded.startCounting).toHaveBeenCalledWith({ google: undefined, preferences: everything })
  tab.set('analytics_visit', '1')
  applyConsent({ ...everything, analytics: false })
  expect(loaded.stopCounting).toHaveBeenCalledOnce()
  expect(tab.has('analytics_visit')).toBe(false)
  config.analytics = { measurementId: 'G-TEST' }
  applyConsent(everything)
  await vi.waitFor(() =>
    expect(loaded.startCounting).toHaveBeenLastCalledWith({
      google: { measurementId: 'G-TEST' },
      preferences: everything,
    }),
  )
})
