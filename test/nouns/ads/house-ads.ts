import type { HouseAdFields, HouseAdId } from '#shared/ads/house-ads/house-ad.ts'
import type { Client } from '#test/support/client.ts'
import { dropHouseAds, putHouseAd } from '#test/support/house-ads.ts'
import { png } from '#test/support/images.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { uploadFile } from '#test/support/upload.ts'

const fields: HouseAdFields = {
  zone: 'resource_partner',
  alt: 'A stack of meters',
  headline: 'Read the guides',
  text: 'Everything about sound deadening.',
  path: '/resources',
}
const { zone, ...words } = fields
const unknown = { zone, houseAdId: unknownId('had') as HouseAdId }

const any = async (caller: Client | undefined) =>
  caller ? { zone, houseAdId: (await putHouseAd({ ...fields, isShown: false })).id } : unknown

export const fixture = {
  listHouseAds: () => ({}),
  createHouseAd: async (caller) => {
    if (caller) await dropHouseAds('market_card', fields.alt)
    return { body: { ...fields, zone: 'market_card' } }
  },
  updateHouseAd: async (caller) => ({
    params: await any(caller),
    body: { ...words, isShown: false, version: 1 },
  }),
  setHouseAdPicture: async (caller) => ({
    params: await any(caller),
    body: {
      uploadId: caller
        ? await uploadFile(caller, png(400, 200), 'image/png', 'ad-creative')
        : unknownId('upl'),
      size: 'wide' as const,
    },
  }),
  deleteHouseAd: async (caller) => ({ params: await any(caller) }),
} satisfies NounFixture<'houseAds'>
