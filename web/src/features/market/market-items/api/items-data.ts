import type { Params } from 'react-router-dom'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { indexedPath, readFilters } from '../components/item-filters.ts'
import { describeItems, pageHeading } from '../components/items-title.ts'
import { categoriesQuery, type ItemsPage, itemsQuery } from './item-queries.ts'

type Page = {
  search: URLSearchParams
  siteUrl: string
  get: (query: ReturnType<typeof itemsQuery>) => unknown
}

const pageOf = ({ search, get }: Page) => get(itemsQuery(readFilters(search))) as ItemsPage | null | undefined

export const queries = (_: Params, search: URLSearchParams) => {
  const filters = readFilters(search)
  return [itemsQuery(filters), categoriesQuery(filters.state)]
}

export const missing = (page: Page) => pageOf(page) === null

export const canonical = ({ search }: Page) => indexedPath(readFilters(search))

export const noIndex = ({ search }: Page) => readFilters(search).cursor !== ''

export const description = ({ search }: Page) => describeItems(readFilters(search))

/** What the page offers, and where the list stands, as schema.org knows it. */
export function structuredData(page: Page): object | undefined {
  const filters = readFilters(page.search)
  const shown = pageOf(page)
  if (!shown) return undefined
  const at = (path: string) => new URL(path, page.siteUrl).href
  const [heading, own] = [pageHeading(filters), indexedPath(filters)]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ItemList',
        name: heading,
        itemListElement: shown.items.map(({ id, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: at(itemPath(id)),
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Marketplace', item: at('/marketplace') },
          ...(own === '/marketplace'
            ? []
            : [{ '@type': 'ListItem', position: 2, name: heading, item: at(own) }]),
        ],
      },
    ],
  }
}
