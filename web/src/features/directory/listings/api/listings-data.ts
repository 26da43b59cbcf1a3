import type { Params } from 'react-router-dom'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { describeList, pageHeading } from '../components/list-title.ts'
import { indexedPath, readFilters } from '../components/listing-filters.ts'
import { facetsQuery, type ListingsPage, listingsQuery, mapQuery } from './listing-queries.ts'

type Page = {
  search: URLSearchParams
  siteUrl: string
  get: (query: ReturnType<typeof listingsQuery>) => unknown
}

const pageOf = ({ search, get }: Page) =>
  get(listingsQuery(readFilters(search))) as ListingsPage | null | undefined

export const queries = (_: Params, search: URLSearchParams) => {
  const filters = readFilters(search)
  return [
    listingsQuery(filters),
    facetsQuery(filters.state),
    ...(filters.view === 'map' ? [mapQuery(filters)] : []),
  ]
}

export const missing = (page: Page) => pageOf(page) === null

export const canonical = ({ search }: Page) => indexedPath(readFilters(search))

export const noIndex = ({ search }: Page) => readFilters(search).cursor !== ''

export const description = ({ search }: Page) => describeList(readFilters(search))

/** The businesses of the page, and where the list stands, as schema.org knows them. */
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
        itemListElement: [...shown.featured, ...shown.items].map(({ id, businessName }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: businessName,
          url: at(listingPath(id)),
        })),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Businesses', item: at('/directory') },
          ...(own === '/directory'
            ? []
            : [{ '@type': 'ListItem', position: 2, name: heading, item: at(own) }]),
        ],
      },
    ],
  }
}
