import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { indexedPages } from '#core/content/cms-pages/indexed-pages.ts'
import { env } from '#core/env.ts'
import { sharingReads } from '#core/platform/db/shared-reads.ts'
import { cacheControl, etagOf, isHeld } from '#core/platform/http/caching.ts'
import { log } from '#core/platform/log/log.ts'
import { answerPublicCall } from './answer-public-call.ts'
import { competitorSitemap } from './competitor-sitemap.ts'
import { eventSitemap } from './event-sitemap.ts'
import { itemSitemap } from './item-sitemap.ts'
import { listingSitemap } from './listing-sitemap.ts'
import { memberSitemap, sitemapIndex } from './member-sitemap.ts'
import { organizationSitemap } from './organization-sitemap.ts'
import { seasonSitemap } from './season-sitemap.ts'
import { teamSitemap } from './team-sitemap.ts'

/** The web app’s own server entry; its code arrives as a built file. */
export type WebApp = Pick<
  typeof import('#web/app/server.tsx'),
  'renderPage' | 'renderRobots' | 'renderSitemap'
>

type PageConfig = Parameters<WebApp['renderPage']>[0]['config']

const briefly = `${cacheControl.minute}, stale-while-revalidate=600`
const forAnHour = 'public, max-age=3600'

/** Answers every path that is neither API nor file: pages, and what search engines ask for. */
export function siteHandler(load: () => Promise<WebApp>) {
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { requestId, http } = event.requestContext
    const path = event.rawPath
    if (http.method !== 'GET' && http.method !== 'HEAD')
      return answer(405, 'text/plain; charset=utf-8', 'Method not allowed', 'no-store', {
        allow: 'GET, HEAD',
      })
    const canonical = withoutTrailingSlash(path)
    if (canonical !== path)
      return { statusCode: 308, headers: { location: canonical + search(event), 'cache-control': briefly } }
    try {
      const web = await load()
      const siteUrl = env('SITE_URL')
      if (path === '/sitemap.xml')
        return answer(200, 'application/xml', await sitemapIndex(siteUrl), cacheControl.minute)
      if (path === '/sitemaps/pages.xml')
        return answer(
          200,
          'application/xml',
          web.renderSitemap(siteUrl, await indexedPages()),
          cacheControl.minute,
        )
      if (path === '/sitemaps/teams.xml')
        return answer(200, 'application/xml', await teamSitemap(siteUrl), cacheControl.revalidate)
      if (path === '/sitemaps/organizations.xml')
        return answer(200, 'application/xml', await organizationSitemap(siteUrl), cacheControl.revalidate)
      if (path === '/sitemaps/seasons.xml')
        return answer(200, 'application/xml', await seasonSitemap(siteUrl), cacheControl.revalidate)
      const list = /^\/sitemaps\/competitors-([\da-f])\.xml$/.exec(path)?.[1]
      if (list)
        return answer(200, 'application/xml', await competitorSitemap(siteUrl, list), cacheControl.revalidate)
      const day = /^\/sitemaps\/members-(\d{4}-\d{2}-\d{2})\.xml$/.exec(path)?.[1]
      if (day)
        return answer(200, 'application/xml', await memberSitemap(siteUrl, day), cacheControl.revalidate)
      const published = /^\/sitemaps\/listings-(\d{4}-\d{2}-\d{2})\.xml$/.exec(path)?.[1]
      if (published)
        return answer(
          200,
          'application/xml',
          await listingSitemap(siteUrl, published),
          cacheControl.revalidate,
        )
      const topped = /^\/sitemaps\/items-(\d{4}-\d{2}-\d{2})\.xml$/.exec(path)?.[1]
      if (topped)
        return answer(
          200,
          'application/xml',
          await itemSitemap(siteUrl, topped, new Date().toISOString()),
          cacheControl.revalidate,
        )
      const month = /^\/sitemaps\/events-(\d{4}-\d{2})\.xml$/.exec(path)?.[1]
      if (month)
        return answer(200, 'application/xml', await eventSitemap(siteUrl, month), cacheControl.revalidate)
      if (path === '/robots.txt')
        return answer(200, 'text/plain; charset=utf-8', web.renderRobots(siteUrl), forAnHour)
      const now = Date.now()
      const page = await sharingReads(() =>
        web.renderPage({
          path,
          search: search(event),
          theme: themeOf(event.headers['x-theme']),
          config: config(),
          now,
          answer: answerPublicCall,
        }),
      )
      if (page.location)
        // A browser that kept it would go in a circle once the page is back.
        return {
          statusCode: page.status,
          headers: { location: page.location, 'cache-control': cacheControl.revalidate },
        }
      // A page says when it was made, which makes it no other page.
      const etag = etagOf(page.html.replace(String(now), ''))
      if (page.shared && isHeld(event.headers['if-none-match'], etag))
        return { statusCode: 304, headers: { 'cache-control': cacheOf(page), etag } }
      return answer(page.status, 'text/html; charset=utf-8', page.html, cacheOf(page), {
        'x-request-id': requestId,
        ...(page.shared && { etag }),
      })
    } catch (error) {
      log.error('page.failed', { path, requestId, error })
      return answer(500, 'text/html; charset=utf-8', failurePage(requestId), 'no-store')
    }
  }
}

const cacheOf = ({ shared, alwaysFresh }: Awaited<ReturnType<WebApp['renderPage']>>) =>
  shared ? (alwaysFresh ? cacheControl.revalidate : briefly) : 'no-store'

const themeOf = (chosen: string | undefined) => (chosen === 'light' || chosen === 'dark' ? chosen : undefined)

const search = ({ rawQueryString }: APIGatewayProxyEventV2) => (rawQueryString ? `?${rawQueryString}` : '')

/** One address per page. Slashes in front are merged too, or `//elsewhere` would lead away from this site. */
const withoutTrailingSlash = (path: string) => {
  const merged = path.replace(/^[/\\]{2,}/, '/')
  return merged.length > 1 ? merged.replace(/\/+$/, '') || '/' : merged
}

function config(): PageConfig {
  const userPoolEndpoint = process.env.USER_POOL_ENDPOINT
  const measurementId = process.env.ANALYTICS_ID
  const scriptUrl = process.env.ANALYTICS_SCRIPT_URL
  const oauthUrl = process.env.OAUTH_URL
  return {
    region: env('AWS_REGION'),
    userPoolId: env('USER_POOL_ID'),
    userPoolClientId: env('USER_POOL_CLIENT_ID'),
    ...(userPoolEndpoint && { userPoolEndpoint }),
    ...(oauthUrl && { oauthUrl }),
    captchaSiteKey: process.env.CAPTCHA_SITE_KEY ?? '',
    ...(measurementId && { analytics: { measurementId, ...(scriptUrl && { scriptUrl }) } }),
    siteUrl: env('SITE_URL'),
  }
}

function answer(
  statusCode: number,
  contentType: string,
  body: string,
  cacheControl: string,
  more: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': contentType, 'cache-control': cacheControl, ...more },
    body,
  }
}

/** Needs nothing that could fail in turn. */
const failurePage = (requestId: string) =>
  `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something went wrong</title><h1>Something went wrong on our side</h1><p><a href="">Try again</a></p><p>Request ${requestId.replace(/[^\w=-]/g, '')}</p></html>`
