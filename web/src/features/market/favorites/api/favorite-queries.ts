import { listFavorites } from '#shared/market/favorites/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const favoritesQuery = pagesQuery(listFavorites, { key: ['favorites', listFavorites.name] })
