import type { Params } from 'react-router-dom'
import { PublicItem } from '#shared/market/market-items/contract.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import type { PageData } from '#web/app/screen.ts'
import { readAs } from '#web/lib/read-as.ts'
import { describeItem, itemStructuredData } from '../components/describe-item.ts'
import { itemQuery } from './item-queries.ts'

const idOf = (params: Params) => params.itemId ?? ''

const itemOf = ({ params, get }: PageData): PublicItem | undefined =>
  readAs(PublicItem, get(itemQuery(idOf(params))))

export const queries = (params: Params) => [itemQuery(idOf(params))]

export const canonical = ({ params }: PageData) => itemPath(idOf(params))

export const image = (page: PageData) => itemOf(page)?.pictures[0]?.src

export const description = (page: PageData) => {
  const item = itemOf(page)
  return item && describeItem(item)
}

export const structuredData = (page: PageData) => {
  const item = itemOf(page)
  return item && itemStructuredData(item, page.siteUrl)
}

export const missing = (page: PageData) => page.get(itemQuery(idOf(page.params))) === null

/** What is sold is still shown for a while, for those who asked for it. */
export const noIndex = (page: PageData) => itemOf(page)?.status === 'sold'

export const alwaysFresh = true
