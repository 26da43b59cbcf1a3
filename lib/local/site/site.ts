import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { site } from '#lib/background-infra/site.ts'
import { buildWebIfStale, webClient } from '#lib/bundle/build-web.ts'
import { writeOpenapiDocument } from '#lib/openapi/write-openapi-document.ts'
import { inRole } from '../functions/role.ts'
import type { EdgeCache } from '../gateway/edge-cache.ts'
import { type DevelopmentServer, startDevelopmentServer } from './development-server.ts'
import { createGallery } from './gallery.ts'
import { pageEvent } from './page-event.ts'
import { sendText } from './send-text.ts'
import { createStaticFiles } from './static-files.ts'

type PageFunction = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

type SiteOptions = {
  /** Follow changes instead of serving what was built. */
  dev?: boolean
  /** The settings of the site’s function; the page’s config is made from the same. */
  environment: Record<string, string>
  edge?: EdgeCache | undefined
}

export type Site = {
  /** Answers whatever is neither API nor media nor an engine of the laptop cloud. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** In development, the loader that follows changes, for the functions too. */
  loadModule: DevelopmentServer['loadModule'] | undefined
  /** Takes the connection of hot reloading; false when it is none. */
  upgrade: DevelopmentServer['upgrade'] | undefined
  /** The configuration the browser gets about this cloud. */
  config: Record<string, unknown>
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../../..')
const handlerFile = join(root, 'functions', site.entry)

/** The web app on this machine: its files as CloudFront serves them, its pages by the site’s own function. */
export async function createSite({ dev = false, environment, edge }: SiteOptions): Promise<Site> {
  const development = dev ? await startDevelopmentServer(root) : undefined
  await (development ? writeOpenapiDocument() : buildWebIfStale())
  const files = development ? undefined : createStaticFiles(webClient)
  const gallery = createGallery(dev)
  const loadHandler: () => Promise<PageFunction> = development
    ? development.loadPageFunction
    : async () => ((await import(pathToFileURL(handlerFile).href)) as { handler: PageFunction }).handler

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (await gallery(request, response)) return true
    if (files?.serve(request, response)) return true
    if (await development?.serve(request, response)) return true
    const render = await loadHandler()
    const event = pageEvent(request)
    const make = () => inRole(site.entry, () => render(event))
    // CloudFront keeps one page for each theme.
    const key = `${event.headers['x-theme'] ?? ''} ${request.url}`
    const isKept = request.method === 'GET' && edge
    const page = await (isKept ? edge.answer(key, request.headers['if-none-match'], make) : make())
    for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, String(value))
    response.statusCode = page.statusCode ?? 200
    sendText(request, response, page.body ?? '')
    return true
  }

  return {
    handle,
    loadModule: development?.loadModule,
    upgrade: development?.upgrade,
    config: pageConfigOf(environment),
    stop: async () => development?.stop(),
  }
}

const pageConfigOf = (environment: Record<string, string>) => ({
  region: environment.AWS_REGION ?? '',
  userPoolId: environment.USER_POOL_ID ?? '',
  userPoolClientId: environment.USER_POOL_CLIENT_ID ?? '',
  userPoolEndpoint: environment.USER_POOL_ENDPOINT ?? '',
  oauthUrl: environment.OAUTH_URL ?? '',
  captchaSiteKey: environment.CAPTCHA_SITE_KEY ?? '',
  analytics: {
    measurementId: environment.ANALYTICS_ID ?? '',
    scriptUrl: environment.ANALYTICS_SCRIPT_URL ?? '',
  },
  siteUrl: environment.SITE_URL ?? '',
})
