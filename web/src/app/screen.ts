import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'

/** Query options that a screen reads. */
export type ScreenQuery = { queryKey: QueryKey; queryFn?: unknown }

export type PageData = {
  params: Params
  search: URLSearchParams
  siteUrl: string
  /** What a query has answered, if it has. */
  get: (query: ScreenQuery) => unknown
}

type FromData<T> = T | ((page: PageData) => T)

/** What the server reads to render a public screen whole, and what it tells search engines about it. */
export type ScreenData = {
  queries: (params: Params, search: URLSearchParams) => readonly ScreenQuery[]
  /** schema.org data. */
  structuredData?: (page: PageData) => object | undefined
  description?: (page: PageData) => string | undefined
  /** The path that search engines should remember, where several lead to the same page. */
  canonical?: (page: PageData) => string
  /** The path of a picture for shared links. */
  image?: (page: PageData) => string | undefined
  /** Nothing is at this address, although the screen has an answer. */
  missing?: (page: PageData) => boolean
  /** It shows people, who may hide themselves: caches let go of it after a minute. */
  aboutPeople?: true
}

/** One screen: where it is, who may see it, and how it is called. */
export type ScreenEntry = {
  path: string
  /** `complete`: signed in with a completed registration. */
  access: 'public' | 'signed-in' | 'complete' | 'admin'
  load: () => Promise<{ Screen: ComponentType }>
  title: FromData<string>
  /** For public screens that are a form: the application starts with the page instead of waiting for a touch. */
  startsAtOnce?: boolean
  /** For public screens that search engines should leave alone, such as the login. */
  noIndex?: boolean
}
