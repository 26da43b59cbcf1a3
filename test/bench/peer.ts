import autocannon from 'autocannon'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { ApiHandler } from '#core/platform/actors/endpoint.ts'
import { handler as getMember } from '#functions/api/community/members/get-member.ts'
import { handler as listMembers } from '#functions/api/community/members/list-members.ts'
import { handler as listClasses } from '#functions/api/competitions/competitions/list-classes.ts'
import { handler as search } from '#functions/api/content/search/search.ts'
import { handler as getEvent } from '#functions/api/events/events/get-event.ts'
import { handler as listEvents } from '#functions/api/events/events/list-events.ts'
import { handler as getStandings } from '#functions/api/leaderboard/standings/get-standings.ts'
import { handler as getMe } from '#functions/api/platform/users/get-me.ts'
import { siteHandler, type WebApp } from '#functions/site/site-handler.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { originSecret } from '#lib/local/gateway/http-event.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { routes } from '#shared/routes.ts'
import { apiEvent } from './api-event.ts'
import type { Bench, Figure } from './figure.ts'
import { newDataDir, type Platform, removeDataDir, startPlatform } from './platform.ts'
import { median, p99 } from './statistics.ts'
import { countStorageCalls } from './storage-calls.ts'

const rounds = 60
const roundsToWarm = 15
const cachedSeconds = 2

type Route = {
  name: string
  handler: (event: APIGatewayProxyEventV2) => Promise<unknown>
  event: APIGatewayProxyEventV2
  /** The address, if the edge may keep its answer. */
  cached?: string
}

/**
 * The routes that visitors meet first, made fresh by the functions themselves in this process, with everything that one
 * answer costs; and as the edge serves them.
 */
export const peer: Bench = async () => {
  const dataDir = newDataDir()
  const platform = await startPlatform(dataDir)
  try {
    Object.assign(process.env, functionEnvironment(platform))
    const counts = countStorageCalls()
    const routes = await routesOf(platform)
    const figures: Figure[] = []
    for (const route of routes) figures.push(await measured(route, counts))
    // Only now, because what crowds leave to do would slow the rest.
    for (const [place, { cached }] of routes.entries())
      if (cached) figures[place]?.detail?.push(`through the edge ${await cachedRate(platform.url + cached)}`)
    return [...figures, await besidePictures(platform)]
  } finally {
    await platform.stop()
    removeDataDir(dataDir)
  }
}

async function measured(
  { name, handler, event }: Route,
  counts: ReturnType<typeof countStorageCalls>,
): Promise<Figure> {
  const ms: number[] = []
  let bytes = 0
  let cpu = process.cpuUsage()
  for (let round = -roundsToWarm; round < rounds; round++) {
    if (round === 0) cpu = process.cpuUsage()
    counts.reset()
    const begin = performance.now()
    const { statusCode, body = '' } = (await handler(event)) as { statusCode: number; body?: string }
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`)
    bytes = Buffer.byteLength(body)
    if (round >= 0) ms.push(performance.now() - begin)
  }
  const used = process.cpuUsage(cpu)
  const { calls, inARow, rows } = counts.read()
  return {
    name,
    value: `${median(ms).toFixed(2)} ms`,
    target: '',
    detail: [
      `p99 ${p99(ms).toFixed(1)} ms · CPU ${((used.user + used.system) / 1000 / rounds).toFixed(2)} ms · ${calls} storage calls, ${inARow} in a row, ${rows} rows · ${(bytes / 1024).toFixed(1)} KB`,
    ],
  }
}

async function cachedRate(url: string): Promise<string> {
  // The first answer loads the function, and fills the cache where one may keep it.
  await (await fetch(url)).text()
  const { requests, non2xx, errors } = await autocannon({ url, connections: 10, duration: cachedSeconds })
  return `${requests.average.toFixed(0)} req/s, ${non2xx + errors} errors`
}

/** A list that others go on reading while two ask for pictures of events, at an address that no one keeps. */
async function besidePictures({ url }: Platform): Promise<Figure> {
  const list = `${url}/api/members`
  const alone = await cachedRate(list)
  const { items } = (await (await fetch(`${url}/api/events`)).json()) as Listed
  let asked = 0
  const pictures = autocannon({
    url,
    connections: 2,
    duration: cachedSeconds + 1,
    requests: [
      {
        setupRequest: (request) => {
          const { id } = items[asked % items.length] ?? { id: '' }
          return { ...request, path: `/api/events/${id}/picture.png?v=${asked++}` }
        },
      },
    ],
  })
  const beside = await cachedRate(list)
  const { requests, non2xx, errors } = await pictures
  return {
    name: 'API: 24 members beside two who ask for pictures of events',
    value: beside,
    target: '',
    detail: [`alone ${alone} · ${requests.average.toFixed(0)} pictures/s, ${non2xx + errors} errors`],
  }
}

type Listed = { items: { id: string }[] }

async function routesOf({ url }: Platform): Promise<Route[]> {
  const read = async <T>(path: string) => (await (await fetch(url + path)).json()) as T
  const [events, members, seasons] = await Promise.all([
    read<Listed>('/api/events'),
    read<Listed>('/api/members'),
    read<Listed>('/api/leagues/seasons'),
  ])
  const eventId = events.items[0]?.id ?? ''
  const { seasonId, classKey: ranked } = await rankedClass(read, seasons.items)
  const now = new Date().toISOString()
  const own = demoUsers(now).find(({ email }) => email.startsWith('pro@'))?.id ?? ''
  const userId = members.items[0]?.id ?? ''
  const site = siteHandler(async () => (await import('../../web/dist/server/server.js' as string)) as WebApp)
  const page = (name: string, path: string): Route => ({
    name: `page: ${name}`,
    handler: site,
    event: pageEvent(path),
    cached: path,
  })
  const api = (name: string, handler: ApiHandler, event: APIGatewayProxyEventV2, cached?: string): Route => ({
    name: `API: ${name}`,
    handler,
    event,
    ...(cached && { cached }),
  })
  return [
    page('home', '/'),
    page('search', '/search?q=heartland'),
    page('one event', `/events/${eventId}`),
    page('events', '/events'),
    page('members', '/members'),
    page('leaderboard', '/leaderboard'),
    page('one member', `/profile/${own}`),
    page('a page of text', '/pages/terms-of-service'),
    api('search everything', search, apiEvent(routes.search, { query: { q: 'heartland' } })),
    api('one event', getEvent, apiEvent(routes.getEvent, { params: { eventId } }), `/api/events/${eventId}`),
    api('events', listEvents, apiEvent(routes.listEvents), '/api/events'),
    api(
      'standings of a class',
      getStandings,
      apiEvent(routes.getStandings, { params: { seasonId, classKey: ranked } }),
    ),
    api('classes of an event', listClasses, apiEvent(routes.listClasses, { params: { eventId } })),
    api('one member', getMember, apiEvent(routes.getMember, { params: { userId } })),
    api('own profile', getMe, apiEvent(routes.getMe, { userId: own })),
    api('24 members', listMembers, apiEvent(routes.listMembers), '/api/members'),
  ]
}

type Read = <T>(path: string) => Promise<T>

/** The first class that has standings. */
async function rankedClass(read: Read, seasons: Listed['items']) {
  for (const { id: seasonId } of seasons) {
    const { classes } = await read<{ classes: { classKey: string }[] }>(
      `/api/leagues/leaderboard/${seasonId}`,
    )
    if (classes[0]) return { seasonId, classKey: classes[0].classKey }
  }
  throw new Error('no class has standings')
}

function pageEvent(address: string): APIGatewayProxyEventV2 {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return {
    rawPath: pathname,
    rawQueryString: searchParams.toString(),
    headers: { 'x-origin-secret': originSecret },
    requestContext: { requestId: 'bench-request', http: { method: 'GET' } },
  } as unknown as APIGatewayProxyEventV2
}
