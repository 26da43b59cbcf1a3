import { queryOptions } from '@tanstack/react-query'
import { startingPages } from '#shared/cms-pages/starting-pages.ts'

/** The page at an address, or null where there is none. */
export const cmsPageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['cms-page', slug],
    queryFn: async () => (await startingPages.get(slug)?.()) ?? null,
    staleTime: 5 * 60_000,
  })
