import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

/** Query options that a screen reads; those of public screens also run on the server. */
export type ScreenQuery = { queryKey: QueryKey; queryFn?: unknown }

export type PageData = {
  params: Params
  search: URLSearchParams
  siteUrl: string
  /** What a query of this screen has answered, if it has. */
  get: (query: ScreenQuery) => unknown
}

type FromData<T> = T | ((page: PageData) => T)

/** One screen: where it is, who may see it, and what search engines read about it. */
export type ScreenEntry = {
  path: string
  /** `complete`: signed in with a completed registration. */
  access: 'public' | 'signed-in' | 'complete' | 'admin'
  load: () => Promise<{ Screen: ComponentType }>
  title: FromData<string>
  description?: FromData<string>
  queries?: (params: Params, search: URLSearchParams) => readonly ScreenQuery[]
  /** schema.org data. */
  structuredData?: (page: PageData) => object | undefined
  /** For public screens that search engines should leave alone, such as the login. */
  noIndex?: boolean
}
