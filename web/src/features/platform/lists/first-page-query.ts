import type { InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import { call } from '#web/lib/call.ts'
import type { ListContract, PagesQuery } from './pages-query.ts'

/** The first page of a list, in the form in which `pagesQuery` keeps its pages: what the server reads of it. */
export const firstPageQuery = <C extends ListContract>(
  contract: C,
  { key, params, query }: Pick<PagesQuery<C>, 'key' | 'params' | 'query'>,
) => ({
  queryKey: key,
  queryFn: async (): Promise<{ pages: ResponseOf<C>[]; pageParams: undefined[] }> => ({
    pages: [await call(contract, { params, query: { ...query } } as unknown as InputOf<C>)],
    pageParams: [undefined],
  }),
})
