import { cmsPages } from '#core/content/cms-pages/cms-pages.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listPages as contract } from '#shared/content/cms-pages/contract.ts'
import { matchesPage } from '#shared/content/cms-pages/matches-page.ts'

function listPages({ query }: ApiRequest<typeof contract>) {
  const { status, limit, cursor, ...wanted } = query
  const pageFrom = (after: string | undefined) =>
    cmsPages.list({ index: 'gsi1', pk: `PAGES#${status}`, limit, cursor: after, newestFirst: true })
  return firstPageWith(pageFrom, cursor, (page) => matchesPage(page, wanted))
}

export const handler = endpoint(contract, listPages)
