import { expect, test } from 'vitest'
import { aChange, aListing } from '#test/support/a-listing.ts'
import { suggestedChange, suggestedPlace } from './suggested-place.ts'

test('a suggestion keeps a hidden street and an exact position, and does not show them', () => {
  const pin = { lat: 33.45, lon: -112.07 }
  const live = { ...aListing().place, address1: '77 Secret Lane', hideStreet: true, pin }
  const asked = { ...live, address1: 'Elsewhere 1', hideStreet: false, city: 'Tempe', zip: '85281' }
  const place = suggestedPlace(live, asked)
  expect(place).toMatchObject({ address1: '77 Secret Lane', hideStreet: true, city: 'Tempe' })
  expect(place).not.toHaveProperty('pin')
  expect(suggestedPlace(live, { ...asked, zip: live.zip }).pin).toEqual(pin)
  const change = aChange({ kind: 'suggestion', from: { place: live }, to: { place } })
  expect(JSON.stringify(suggestedChange(change))).not.toMatch(/Secret|33\.45/)
  expect(suggestedChange({ ...change, kind: 'owner' }).to.place).toEqual(place)
})
