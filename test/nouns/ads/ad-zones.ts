import { settingsOf } from '#core/ads/ad-zones/zone-settings.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

const terms = { pricePerThousandCents: 600, sponsorDayCents: 2000, slots: 2, dailyEstimate: 500 }

export const fixture = {
  getRateCard: () => ({}),
  listAdZones: () => ({}),
  updateAdZone: async (caller) => ({
    params: { zone: 'resource_partner' },
    // Others set it, too.
    body: { ...terms, version: caller ? (await settingsOf('resource_partner')).version : 0 },
  }),
} satisfies NounFixture<'adZones'>
