import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { embedPath, securityHeaders } from '#lib/security-headers.ts'
import { problem } from '../json-response.ts'
import type { LocalService } from '../service.ts'
import type { Site } from '../site/site.ts'
import type { StoredObject } from '../storage/storage.ts'
import { hasHungUp } from './has-hung-up.ts'
import { isOwnHost } from './is-own-host.ts'
import { readBody } from './read-body.ts'

const maxBytes = 32 * 1024 * 1024

/** Answers a request with one of the laptop cloud’s engines, which sees the path below its mount. */
async function serveLocal(
  service: LocalService,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  rawQueryString: string,
): Promise<void> {
  const body = await readBody(request, maxBytes)
  if (!body) {
    response.writeHead(413).end()
    return
  }
  const answer = await service({
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(rawQueryString),
    headers: request.headers,
    body,
  })
  response.writeHead(answer.status, answer.headers)
  response.end(request.method === 'HEAD' ? undefined : answer.body)
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Tells whether another site’s page requests a change. Browsers say so, older ones only by the origin;
 * programs, which no site can make send requests, say neither. A page on another port of this machine counts
 * as another site.
 */
function isFromElsewhere({ method = 'GET', headers }: IncomingMessage): boolean {
  if (reading.has(method)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`
}

type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
) => Promise<void>

type Options = {
  api: Handle
  site: Site
  media(key: string): Promise<StoredObject | undefined>
  services: Record<string, LocalService>
  url: string
}

/** Stands in for CloudFront: one address for the API, the site, the media and the local engines. */
export function createFrontDoor({ api, site, media, services, url }: Options) {
  const mounts = Object.entries(services)
  const hosts = { userPoolOrigin: url, uploadOrigin: url, https: false }
  const headers = Object.entries(securityHeaders(hosts))
  const embedHeaders = Object.entries(securityHeaders(hosts, { isEmbedded: true }))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/'
    const question = target.indexOf('?')
    const path = question < 0 ? target : target.slice(0, question)
    const query = question < 0 ? '' : target.slice(question + 1)
    // A tunnel brings webhooks under its own name; they are signed.
    if (!isOwnHost(request.headers.host) && !path.startsWith('/api/webhooks/'))
      return refuse(response, `This machine answers at ${url}, not under other names.`)
    if (path.startsWith('/api/')) return api(request, response, path, query)
    if (path.startsWith('/_local/') || path.startsWith('/v1/')) {
      if (isFromElsewhere(request)) return refuse(response, 'This request comes from another site’s page.')
      for (const [mount, service] of mounts) {
        if (path !== mount && !path.startsWith(`${mount}/`)) continue
        return serveLocal(service, request, response, path.slice(mount.length) || '/', query)
      }
    }
    for (const [name, value] of path.startsWith(embedPath) ? embedHeaders : headers)
      response.setHeader(name, value)
    if (path.startsWith('/media/')) return serveMedia(response, path)
    await site.handle(request, response)
  }

  async function serveMedia(response: ServerResponse, path: string): Promise<void> {
    const key = decode(path.slice(1))
    const object = key === undefined ? undefined : await media(key)
    if (!object) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': object.contentType,
      'cache-control': object.cacheControl ?? 'no-store',
      'x-content-type-options': 'nosniff',
    })
    response.end(object.body)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await handle(request, response)
    } catch (error) {
      if (hasHungUp(request)) return
      const requestId = randomUUID()
      process.stderr.write(`${requestId} ${request.method} ${request.url}: ${(error as Error).stack}\n`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end(`Something went wrong on this machine (${requestId}).`)
    }
  }
}

function refuse(response: ServerResponse, detail: string): void {
  const { status, headers, body } = problem(403, 'Forbidden', detail)
  response.writeHead(status, headers).end(body)
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
