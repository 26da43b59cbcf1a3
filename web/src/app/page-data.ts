import type { QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import type { PageData, ScreenModule } from './screen.ts'

export function pageData(
  queryClient: QueryClient,
  params: Params,
  search: URLSearchParams,
  siteUrl: string,
): PageData {
  return { params, search, siteUrl, get: ({ queryKey }) => queryClient.getQueryData(queryKey) }
}

export const titleOf = ({ title }: Pick<ScreenModule, 'title'>, page: PageData): string =>
  typeof title === 'function' ? title(page) : title
