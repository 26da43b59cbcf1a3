import { expect, test } from 'vitest'
import { AdZone, BookedZone, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { type Box, drawnPage } from './zone-layout.ts'

const pages = AdZone.options.flatMap((zone) => [[zone, 'wide'] as const, [zone, 'phone'] as const])

const all = BookedZone.options.flatMap((zone) => [[zone, 'wide'] as const, [zone, 'phone'] as const])

const touch = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.each(pages)('%s on a %s screen is drawn in the proportions of its picture', (zone, on) => {
  const { ad } = drawnPage(zone, on)
  const { wide, phone } = zoneOf(zone)
  const size = (on === 'phone' && phone) || wide
  expect(Math.abs(ad.height - (ad.width * size.height) / size.width)).toBeLessThan(1)
  if (!zoneOf(zone).hasWords) expect(ad.width).toBe(size.width)
})

test.each(all)('the ad in %s on a %s screen lies on the page and covers nothing', (zone, on) => {
  const { ad, blocks, width, height } = drawnPage(zone, on)
  expect(ad.x).toBeGreaterThanOrEqual(0)
  expect(ad.x + ad.width).toBeLessThanOrEqual(width)
  expect(ad.y + ad.height).toBeLessThanOrEqual(height)
  expect(blocks.filter((block) => touch(block, ad))).toEqual([])
})
