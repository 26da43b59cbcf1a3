import { expect, test } from 'vitest'
import { zonesOfState } from '#shared/platform/places/zones-of-state.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { zipPoint } from './zip-points.ts'
import { zoneOfPlace } from './zone-of-place.ts'

const zoneOfZip = (state: string, zip: string) => {
  const point = zipPoint(zip)
  if (!point) throw new Error(`There is no ZIP code ${zip}.`)
  return zoneOfPlace(state, point)
}

test.each([
  ['El Paso', 'TX', '79901', 'America/Denver'],
  ['Dallas', 'TX', '75201', 'America/Chicago'],
  ['Pensacola', 'FL', '32501', 'America/Chicago'],
  ['Miami', 'FL', '33101', 'America/New_York'],
  ['Paducah', 'KY', '42001', 'America/Chicago'],
  ['Bowling Green', 'KY', '42101', 'America/Chicago'],
  ['Louisville', 'KY', '40202', 'America/New_York'],
  ['Evansville', 'IN', '47708', 'America/Chicago'],
  ['Indianapolis', 'IN', '46204', 'America/New_York'],
  ['Adrian', 'OR', '97901', 'America/Denver'],
  ['Portland', 'OR', '97201', 'America/Los_Angeles'],
  ['Nashville', 'TN', '37203', 'America/Chicago'],
  ['Knoxville', 'TN', '37902', 'America/New_York'],
  ['Coeur d’Alene', 'ID', '83814', 'America/Los_Angeles'],
  ['Boise', 'ID', '83702', 'America/Denver'],
  ['Rapid City', 'SD', '57701', 'America/Denver'],
  ['Iron Mountain', 'MI', '49801', 'America/Chicago'],
  ['Phoenix', 'AZ', '85001', 'America/Phoenix'],
])('%s, %s %s is in %s', async (_, state, zip, zone) => {
  expect(await zoneOfZip(state, zip)).toBe(zone)
})

test.each([
  ['San Juan', 'PR', '00901', 'America/Puerto_Rico'],
  ['Charlotte Amalie', 'VI', '00802', 'America/St_Thomas'],
  ['Hagåtña', 'GU', '96910', 'Pacific/Guam'],
  ['Saipan', 'MP', '96950', 'Pacific/Saipan'],
  ['Pago Pago', 'AS', '96799', 'Pacific/Pago_Pago'],
  ['Honolulu', 'HI', '96813', 'Pacific/Honolulu'],
])('%s, %s has the one clock of its state', async (_, state, zip, zone) => {
  expect(await zoneOfZip(state, zip)).toBe(zone)
  expect(zonesOfState(state)).toEqual([zone])
})

test('a place in a state without a clock of its own has none', async () => {
  expect(await zoneOfPlace('AE', { lat: 50, lon: 8 })).toBeUndefined()
})

test('a point on the other side of the border keeps a clock of its own state', async () => {
  // Gary, Indiana, with the point of Chicago.
  expect(await zoneOfPlace('IN', { lat: 41.88, lon: -87.63 })).toBe('America/Chicago')
  expect(await zoneOfPlace('IN', { lat: 34.05, lon: -118.24 })).toBe('America/New_York')
})

test('states with two clocks have two that differ', () => {
  const two = 'AK AZ FL ID IN KS KY MI ND NE NV OR SD TN TX'.split(' ')
  const months = ['2026-01-15T12:00:00.000Z', '2026-07-15T12:00:00.000Z']
  for (const state of two) {
    const clocks = zonesOfState(state).map((zone) => months.map((at) => wallTime(at, zone)).join())
    expect(new Set(clocks).size, state).toBe(2)
  }
  expect(zonesOfState('XX')).toEqual([])
})
