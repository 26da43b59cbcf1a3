import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeAll, expect, test, vi } from 'vitest'
import { siteHandler, type WebApp } from './site-handler.ts'

const documents = mockClient(DynamoDBDocumentClient)
const renderPage = vi.fn<WebApp['renderPage']>(async ({ path }) =>
  path === '/nowhere'
    ? { status: 404, html: 'missing', shared: true, alwaysFresh: false }
    : {
        status: 200,
        html: `page ${path}`,
        shared: path !== '/dashboard',
        alwaysFresh: path === '/members',
      },
)
const web: WebApp = {
  renderPage,
  renderRobots: (site) => `robots ${site}`,
  renderSitemap: (site) => `map ${site}`,
}
const handler = siteHandler(async () => web)

const get = (
  rawPath: string,
  more: { headers?: Record<string, string>; method?: string; query?: string } = {},
) =>
  handler({
    rawPath,
    rawQueryString: more.query ?? '',
    headers: more.headers ?? {},
    requestContext: { requestId: 'req-1', http: { method: more.method ?? 'GET' } },
  } as unknown as APIGatewayProxyEventV2)

beforeAll(() => {
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('TABLE_NAME', 'table')
  vi.stubEnv('USER_POOL_ID', 'pool')
  vi.stubEnv('USER_POOL_CLIENT_ID', 'client')
  vi.stubEnv('SITE_URL', 'https://boxrise.example')
})

test('a public page may be cached for a minute and served stale while it is fetched again', async () => {
  const answer = await get('/faq')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers?.['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
})

test('a page about people is asked for again each time, so that no cache shows a member who has hidden', async () => {
  expect((await get('/members')).headers?.['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a page that is as the caller holds it is not sent again, whenever it was made', async () => {
  for (const path of ['/faq', '/members']) {
    const made = { status: 200, shared: true, alwaysFresh: path === '/members' } as const
    const render: WebApp['renderPage'] = async ({ now }) => ({ ...made, html: `page of ${now}` })
    renderPage.mockImplementationOnce(render).mockImplementationOnce(render)
    const first = await get(path)
    const held = { 'if-none-match': `"other", ${first.headers?.etag}` }
    vi.setSystemTime(Date.now() + 5000)
    const { statusCode, body, headers } = await get(path, { headers: held })
    expect([statusCode, body]).toEqual([304, undefined])
    expect(headers).toEqual({ 'cache-control': first.headers?.['cache-control'], etag: first.headers?.etag })
    renderPage.mockResolvedValueOnce({ ...made, html: 'another' })
    expect(await get(path, { headers: held })).toMatchObject({ statusCode: 200, body: 'another' })
  }
  vi.useRealTimers()
})

test('a page that is not the same for everyone is never stored', async () => {
  expect((await get('/dashboard')).headers?.['cache-control']).toBe('no-store')
})

test('an unknown path answers 404 with a page', async () => {
  expect(await get('/nowhere')).toMatchObject({ statusCode: 404, body: 'missing' })
})

test('the theme comes from its header, and is the system’s where none has been chosen', async () => {
  await get('/faq', { headers: { 'x-theme': 'light' } })
  expect(renderPage.mock.lastCall?.[0].theme).toBe('light')
  await get('/faq', { headers: { 'x-theme': '"><script>' } })
  expect(renderPage.mock.lastCall?.[0].theme).toBeUndefined()
})

test('a trailing slash leads to the one address of a page, and never to another site', async () => {
  expect(await get('/faq/', { query: 'a=1' })).toMatchObject({
    statusCode: 308,
    headers: { location: '/faq?a=1' },
  })
  expect((await get('//evil.example/')).headers?.location).toBe('/evil.example')
  expect((await get('/\\evil.example/')).headers?.location).toBe('/evil.example')
})

test('search engines find the sitemaps and their address', async () => {
  documents
    .on(QueryCommand)
    .resolvesOnce({ Items: [] })
    .resolvesOnce({ Items: [{ day: '2026-06-07', version: 1 }] })
    .resolves({ Items: [] })
  expect((await get('/sitemaps/pages.xml')).body).toBe('map https://boxrise.example')
  expect((await get('/sitemap.xml')).body).toContain(
    '<loc>https://boxrise.example/sitemaps/members-2026-06-07.xml</loc>',
  )
  expect((await get('/robots.txt')).body).toBe('robots https://boxrise.example')
})

test('a page is only ever read', async () => {
  expect((await get('/faq', { method: 'POST' })).statusCode).toBe(405)
})

test('what has moved is somewhere else now, and no browser keeps that', async () => {
  renderPage.mockResolvedValueOnce({
    status: 301,
    html: '',
    location: '/pages/b?x=1',
    shared: false,
    alwaysFresh: true,
  })
  const answer = await get('/pages/a', { query: 'x=1' })
  expect([answer.statusCode, answer.headers?.location]).toEqual([301, '/pages/b?x=1'])
  expect(answer.headers?.['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('a failure names the request and nothing else', async () => {
  renderPage.mockRejectedValueOnce(new Error('secret inside'))
  const answer = await get('/faq')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('req-1')
  expect(answer.body).not.toContain('secret inside')
})
