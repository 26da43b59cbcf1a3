import { beforeEach, expect, test, vi } from 'vitest'
import type { ServedAd } from '#shared/ads/ad-delivery/contract.ts'
import { everything, nothingOptional } from '#web/lib/consent/consent-record.ts'
import { forgetSeenAds, seenAdsKey } from '#web/lib/consent/seen-ads.ts'
import { adsSeenEnough, rememberView } from './seen-ads.ts'

const consent = { preferences: everything }
vi.mock('#web/lib/consent/stored-consent.ts', () => ({ storedConsent: () => consent.preferences }))

const storage = new Map<string, string>()
const campaign = {
  id: 'adc_01JZ0000000000000000000000',
  advertiser: 'someone',
  cap: { views: 2, hours: 24 },
} as ServedAd['campaign']

beforeEach(() => {
  storage.clear()
  consent.preferences = everything
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
  })
})

test('with consent a campaign is skipped once it was seen often enough', () => {
  rememberView(campaign)
  expect(adsSeenEnough()).toEqual([])
  rememberView(campaign)
  expect(adsSeenEnough()).toEqual([campaign?.id])
  forgetSeenAds()
  expect([adsSeenEnough(), storage.size]).toEqual([[], 0])
})

test('without consent nothing is stored, and no campaign is skipped', () => {
  consent.preferences = { ...everything, advertising: false }
  rememberView(campaign)
  expect(storage.size).toBe(0)
  consent.preferences = everything
  rememberView(campaign)
  rememberView(campaign)
  consent.preferences = nothingOptional as typeof everything
  expect(adsSeenEnough()).toEqual([])
})

test('a campaign without a limit is not remembered', () => {
  rememberView({ id: campaign?.id, advertiser: 'someone' } as ServedAd['campaign'])
  rememberView(undefined)
  expect(storage.size).toBe(0)
})

test('what something else wrote there is no list, and gives way to one', () => {
  storage.set(seenAdsKey, '{"adc_x":5}')
  expect(adsSeenEnough()).toEqual([])
  rememberView(campaign)
  expect(storage.has(seenAdsKey)).toBe(false)
  rememberView(campaign)
  expect(storage.has(seenAdsKey)).toBe(true)
})
