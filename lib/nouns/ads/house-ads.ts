import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const houseAds = {
  routes: {
    listHouseAds: { table: ['query'] },
    createHouseAd: { table: ['query', 'put'] },
    updateHouseAd: { table: ['get', 'put'] },
    setHouseAdPicture: { table: ['get', 'put', 'delete'], ...encodesPictures },
    deleteHouseAd: { table: ['get', 'put', 'delete'] },
  },
} satisfies NounInfra<'houseAds'>
