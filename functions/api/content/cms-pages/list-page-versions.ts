import { authorNames } from '#core/content/cms-pages/author-names.ts'
import { pageVersions } from '#core/content/cms-pages/cms-pages.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listPageVersions as contract } from '#shared/content/cms-pages/contract.ts'

async function listPageVersions({ params, query }: ApiRequest<typeof contract>) {
  const { cleanHtml } = await import('#core/platform/html/clean-html.ts')
  const { items, ...page } = await pageVersions.list({
    ...query,
    pk: pageVersions.key({ pageId: params.pageId, number: 0 }).pk,
    prefix: 'VERSION#',
    newestFirst: true,
  })
  const nameOf = await authorNames(items.map(({ authorId }) => authorId))
  return {
    ...page,
    items: items.map((version) => ({
      ...version,
      content: cleanHtml(version.content),
      authorName: nameOf(version.authorId),
    })),
  }
}

export const handler = endpoint(contract, listPageVersions)
