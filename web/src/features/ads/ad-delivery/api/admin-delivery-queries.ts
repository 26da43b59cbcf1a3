import { getAdFigures, listAdPaces } from '#shared/ads/ad-delivery/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

const staleTime = 5000

/** Paid campaigns that are not reckoned up yet. */
export const adPacesQuery = pagesQuery(listAdPaces, { key: ['ads', listAdPaces.name], staleTime })

/** What each zone did over the last days. */
export const adFiguresQuery = (days: number) => query('ads', getAdFigures, { query: { days } }, { staleTime })
