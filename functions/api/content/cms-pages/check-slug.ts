import { slugHolder } from '#core/content/cms-pages/slug-holder.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { checkSlug as contract } from '#shared/content/cms-pages/contract.ts'
import { isReserved, isSlug } from '#shared/content/cms-pages/slug.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'query'>

async function checkSlug({ params: { slug }, query: { pageId } }: Asked) {
  if (isReserved(slug)) return { state: 'reserved' } as const
  if (!isSlug(slug)) return { state: 'invalid' } as const
  const { holder } = await slugHolder(slug)
  if (!holder) return { state: 'free' } as const
  const { id, title } = holder.page
  if (id === pageId) return { state: 'own' } as const
  return { state: holder.isCurrent ? 'taken' : 'redirects', page: { id, title } } as const
}

export const handler = endpoint(contract, checkSlug)
