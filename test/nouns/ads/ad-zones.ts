import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  getRateCard: () => ({}),
  listAdZones: () => ({}),
  updateAdZone: () => ({
    params: { zone: 'resource_partner' },
    body: { pricePerThousandCents: 600, sponsorDayCents: 2000, slots: 2, dailyEstimate: 500, version: 0 },
  }),
} satisfies NounFixture<'adZones'>
