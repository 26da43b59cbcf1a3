import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { type AppError, statusOfKind } from '#shared/errors.ts'
import { navigationQuery } from '#web/features/app/shell/api/list-navigation.ts'
import { footerQuery } from '#web/features/content/footer/api/footer-query.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { answerCallsWith, type CallTransport } from '#web/lib/call.ts'
import { type PageConfig, providePageConfig } from '#web/lib/page-config.ts'
import { goneTitle, missingTitle } from '#web/lib/page-title.ts'
import type { Theme } from '#web/lib/theme.ts'
import { App } from './app.tsx'
import { renderDocument } from './document.ts'
import { findScreen } from './find-screen.ts'
import { headOf, renderHead } from './head.ts'
import { addressOf, notFoundScreen } from './match-screen.ts'
import { pageAssets } from './page-assets.ts'
import { pageData } from './page-data.ts'
import { type PageState, shortState } from './page-state.ts'
import type { ScreenQuery } from './screen.ts'
import { factsOf, screenFacts } from './screen-facts.ts'
import { preloadScreen } from './screen-modules.ts'
import { knownScreens } from './screens.ts'
import { robots, sitemap } from './search-engines.ts'

export type PageRequest = {
  path: string
  search: string
  /** Undefined until the visitor has chosen one: the page then takes the one of the system. */
  theme: Theme | undefined
  config: PageConfig
  /** In milliseconds. */
  now: number
  answer: CallTransport
}

export type Page = {
  status: 200 | 301 | 404 | 410 | 503
  html: string
  /** The new place of a page that has moved, with the query of the request. */
  location?: string
  /** The same for everyone, so that a cache may keep it for a while. */
  shared: boolean
  /** No cache may keep what it shows. */
  alwaysFresh: boolean
}

/** Renders the page at a path: a public screen whole, any other as the shell around “Loading...”. */
export async function renderPage({ path, search, theme, config, now, answer }: PageRequest): Promise<Page> {
  providePageConfig(config)
  answerCallsWith((contract, input) => answer(contract, input).catch(refused))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  const match = await findScreen(path)
  const facts = factsOf(match.entry)
  const searchParams = new URLSearchParams(search)
  const complete = match.entry.access === 'public'
  const data = complete ? await facts.data?.() : undefined
  const page = pageData(queryClient, match.params, searchParams, config.siteUrl)
  const first = [navigationQuery, footerQuery, ...(data?.queries(match.params, searchParams) ?? [])]
  const failures = await runQueries(queryClient, first)
  failures.push(...(await runQueries(queryClient, data?.further?.(page) ?? [])))
  const refusal = failures.some(
    (failure) => failure instanceof ApiError && failure.status >= 400 && failure.status < 500,
  )
  const gone = data?.gone?.(page) === true
  const missing = refusal || gone || data?.missing?.(page) === true
  // Nothing is promised at another address where nothing is.
  const address = data?.redirect?.(page) ?? (missing ? path : addressOf(match.entry, path))
  if (address !== path) {
    queryClient.clear()
    return { status: 301, html: '', location: address + search, shared: false, alwaysFresh: true }
  }
  const { title } = await preloadScreen(match.entry)
  const shown = missing
    ? { entry: notFoundScreen, facts: {}, title: gone ? goneTitle : missingTitle }
    : { entry: match.entry, facts, data, title }

  const html = renderToString(
    <StaticRouter location={path + search}>
      <App queryClient={queryClient} />
    </StaticRouter>,
  )
  const document = renderDocument({
    theme,
    head: renderHead(headOf(shown.entry, shown, path, page)),
    assets: pageAssets,
    further: match.entry.path.startsWith('/admin') ? [pageAssets.adminScreens] : [],
    complete: complete && !facts.startsAtOnce && failures.length === 0,
    html,
    config,
    state: shortState(html, stateOf(queryClient, now)),
  })
  queryClient.clear()
  const found = failures.length > 0 ? 503 : 200
  const status = gone ? 410 : match.entry === notFoundScreen || missing ? 404 : found
  return {
    status,
    html: document,
    shared: complete && failures.length === 0 && !missing,
    alwaysFresh: data?.alwaysFresh === true,
  }
}

/** Turns a refusal by the server’s own code into the answer that a browser would have received. */
function refused(error: unknown): never {
  const { kind, code, message } = error as Partial<AppError>
  const status = kind && statusOfKind[kind]
  if (!status || !code || !message) throw error
  throw new ApiError({ status, code, detail: message })
}

function stateOf(queryClient: QueryClient, at: number): PageState {
  const answered = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
  return { at, queries: answered.map(({ queryKey, state }) => [queryKey, state.data]) }
}

/** Reads what the page needs, at the same time. The browser retries what fails. */
async function runQueries(queryClient: QueryClient, queries: readonly ScreenQuery[]) {
  const results = await Promise.allSettled(
    queries.map((query) => queryClient.fetchQuery(query as typeof navigationQuery)),
  )
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
}

/** `pages` are the paths of text written here, such as the pages of the editor. */
export const renderSitemap = (siteUrl: string, pages: readonly string[]): string =>
  sitemap(knownScreens(), screenFacts, siteUrl, pages)

export const renderRobots = (siteUrl: string): string => robots(siteUrl)
