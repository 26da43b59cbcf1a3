import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { Permission } from '#shared/platform/roles/permissions.ts'

/** Query options that a screen reads. */
export type ScreenQuery = { queryKey: QueryKey; queryFn?: unknown }

export type PageData = {
  params: Params
  search: URLSearchParams
  siteUrl: string
  /** Returns the answer of a query, if it has one. */
  get: (query: ScreenQuery) => unknown
}

/**
 * The data that the server reads to render a public screen whole, and what it tells search engines about it.
 */
export type ScreenData = {
  queries: (params: Params, search: URLSearchParams) => readonly ScreenQuery[]
  /** What it reads after that, because the first answers say what there is. */
  further?: (page: PageData) => readonly ScreenQuery[]
  /** schema.org data. */
  structuredData?: (page: PageData) => object | undefined
  description?: (page: PageData) => string | undefined
  /** The path that search engines should remember, if several lead to the same page. */
  canonical?: (page: PageData) => string
  /** The path of a picture for shared links. */
  image?: (page: PageData) => string | undefined
  /** Search engines should leave it alone. */
  noIndex?: (page: PageData) => boolean
  /** True when nothing is at this address, although the screen has an answer. */
  missing?: (page: PageData) => boolean
  /** True when the content of this address was removed for good. */
  gone?: (page: PageData) => boolean
  /** The path where the requested page is now. */
  redirect?: (page: PageData) => string | undefined
  /**
   * No cache may keep it: it shows people, who may hide themselves, or text that an editor has just changed.
   */
  alwaysFresh?: true
}

/** The facts that the server and the tests read about a screen. Browsers never load them. */
export type ScreenFact = {
  /** The description of a public screen in search results and shared links. */
  description?: string
  /** The data that the server reads to render it whole. */
  data?: () => Promise<ScreenData>
  /** For a public screen with parameters: the addresses that the sitemap lists. */
  sitemap?: () => readonly string[]
  /** For public screens that are a form: the application starts with the page instead of waiting for a touch. */
  startsAtOnce?: true
  /** For public screens that search engines should leave alone, such as the login. */
  noIndex?: true
  /** The addresses where tests look at it, if not at its own path: with parameters, tabs or filters. */
  samples?: (idOf: (demoEmail: string) => string) => readonly string[]
}

/** By the path of the screen. */
export type ScreenFacts = Readonly<Record<string, ScreenFact>>

/** The exports of a screen's file. */
export type ScreenModule = {
  Screen: ComponentType
  /** The name of its page, which may depend on what has loaded. */
  title: string | ((page: PageData) => string)
}

/** One screen: where it is and who may see it. Everything else comes with it, because this is part of the shell. */
export type ScreenEntry = {
  path: string
  /** `complete`: signed in with a completed registration. A permission also needs an active account. */
  access: 'public' | 'signed-in' | 'complete' | 'admin' | { permission: Permission }
  /** It works with the data on this device when the server does not say who is signed in. */
  worksOffline?: true
  /**
   * It fills the window by itself, as on a projector: without header, footer, cookies or anyone signed in.
   */
  isBare?: true
  /** People come to do one thing, such as to log in or to design a box: the page ends with the terms only. */
  endsShort?: true
  load: () => Promise<ScreenModule>
}
