import type { NounInfra } from '#lib/noun-infra.ts'

/** News for everyone who saved an item; what is not told by then goes on when the delivery is repeated. */
const telling = { table: ['get', 'query', 'put', 'update', 'check'], timeoutSeconds: 300 } as const

export const favorites = {
  routes: {
    saveItem: { table: ['get', 'put', 'update', 'check'] },
    unsaveItem: { table: ['get', 'put', 'update', 'delete'] },
    listFavorites: { table: ['query', 'batchGet'] },
  },
  consumers: {
    tellFavoritesOfDrop: {
      entry: 'events/market/item-price-dropped/tell-favorites.ts',
      on: { fact: 'item.price_dropped' },
      ...telling,
    },
    tellFavoritesOfRelease: {
      entry: 'events/market/item-released/tell-favorites.ts',
      on: { fact: 'item.released' },
      ...telling,
    },
    tellFavoritesOfSale: {
      entry: 'events/market/item-ended/tell-favorites.ts',
      on: { fact: 'item.ended' },
      ...telling,
    },
  },
} satisfies NounInfra<'favorites'>
