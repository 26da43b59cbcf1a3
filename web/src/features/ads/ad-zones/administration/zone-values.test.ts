import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { firstTerms, type ZoneSettings } from '#shared/ads/ad-zones/zone-settings.ts'
import { zoneSchema, zoneValues } from './zone-values.ts'

const settings: ZoneSettings = { zone: 'side_box', ...firstTerms.side_box, version: 0 }

test('the terms of a zone are the same after they were typed', () => {
  const values = zoneValues(settings)
  expect(values).toEqual({
    pricePerThousandCents: '8.00',
    sponsorDayCents: '40.00',
    slots: '3',
    dailyEstimate: '3,000',
  })
  expect(z.parse(zoneSchema, values)).toEqual(firstTerms.side_box)
})

test('a price and an estimate that are no numbers are refused beside their fields', () => {
  const read = z.safeParse(zoneSchema, {
    ...zoneValues(settings),
    pricePerThousandCents: 'much',
    dailyEstimate: '1.5',
  })
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual(['pricePerThousandCents', 'dailyEstimate'])
})

test('a price beyond the limit is refused', () => {
  const read = z.safeParse(zoneSchema, { ...zoneValues(settings), sponsorDayCents: '100,000.01' })
  expect(read.error?.issues.map(({ message }) => message)).toEqual(['Up to $100,000'])
})
