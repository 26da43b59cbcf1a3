import { runInNewContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import { cacheControl } from '#core/platform/http/caching.ts'
import { securityHeaders } from '#lib/security-headers.ts'
import { apiPatterns, patternOf } from '#lib/stacks/api-patterns.ts'
import { forwardAddress, forwardTheme } from '#lib/stacks/edge-functions.ts'
import { apiNames, apiOf } from '#lib/stacks/http-apis.ts'
import { isKeptAtEdge } from '#shared/platform/http/is-kept-at-edge.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'
import {
  flat,
  functionNamed,
  type Json,
  ofType,
  type Platform,
  type Resource,
  synthesize,
} from './synthesize.ts'

let platform: Platform
let distribution: Json
beforeAll(async () => {
  platform = await synthesize()
  distribution = only('AWS::CloudFront::Distribution').properties.DistributionConfig
})

const inWeb = (type: string) => ofType(platform, type).filter(({ stack }) => stack === 'CarAudio-web')

function only(type: string): Resource {
  const found = inWeb(type)
  expect(found).toHaveLength(1)
  return found[0] as Resource
}

const policy = (name: string): Json =>
  inWeb('AWS::CloudFront::CachePolicy').find(({ id }) => id.startsWith(`Edge${name}`))?.properties
    .CachePolicyConfig

const origin = (behavior: Json) =>
  distribution.Origins.find(({ Id }: Json) => flat(Id) === flat(behavior.TargetOriginId))

const behaviorFor = (path: string): Json =>
  distribution.CacheBehaviors.find(({ PathPattern }: Json) => matches(PathPattern, path)) ??
  distribution.DefaultCacheBehavior

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, '\\.').replace(/\*/g, '.*')}$`).test(path)

const headersOf = (behavior: Json): Json =>
  inWeb('AWS::CloudFront::ResponseHeadersPolicy').find(
    ({ id }) => id === behavior.ResponseHeadersPolicyId.Ref,
  )?.properties.ResponseHeadersPolicyConfig

test('every answer carries the security headers that the laptop cloud sends too', () => {
  const policy = headersOf(distribution.DefaultCacheBehavior)
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy
  const expected = securityHeaders({
    userPoolOrigin: 'https://cognito-idp.<AWS::Region>.amazonaws.com',
    oauthOrigin: 'https://caraudio-<AWS::AccountId>.auth.<AWS::Region>.amazoncognito.com',
    uploadOrigin:
      flat(security.ContentSecurityPolicy.ContentSecurityPolicy).match(/https:\/\/<\S*Media\S*>/)?.[0] ?? '',
    https: true,
  })
  expect({
    'content-security-policy': flat(security.ContentSecurityPolicy.ContentSecurityPolicy),
    'x-content-type-options': security.ContentTypeOptions.Override && 'nosniff',
    'x-frame-options': security.FrameOptions.FrameOption,
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
    ...Object.fromEntries(custom.Items.map(({ Header, Value }: Json) => [Header, Value])),
  }).toEqual(expected)
  for (const behavior of distribution.CacheBehaviors)
    if (behavior.PathPattern !== '/embed/*')
      expect(behavior.ResponseHeadersPolicyId).toEqual(
        distribution.DefaultCacheBehavior.ResponseHeadersPolicyId,
      )
})

test('pages below /embed/ alone may be shown within pages of others, and differ in nothing else', () => {
  const [usual, embedded] = ['/', '/embed/events/evt_1/board'].map((path) => headersOf(behaviorFor(path)))
  const directives = ({ SecurityHeadersConfig }: Json) =>
    flat(SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).split('; ')
  expect(directives(usual)).toContain("frame-ancestors 'none'")
  expect(directives(embedded)).toEqual(
    directives(usual).map((one) => (one.startsWith('frame-ancestors') ? 'frame-ancestors *' : one)),
  )
  const { FrameOptions, ContentSecurityPolicy: _policy, ...same } = usual.SecurityHeadersConfig
  expect(FrameOptions.FrameOption).toBe('DENY')
  const { ContentSecurityPolicy: _other, ...rest } = embedded.SecurityHeadersConfig
  expect(rest).toEqual(same)
  expect(embedded.CustomHeadersConfig).toEqual(usual.CustomHeadersConfig)
  expect(behaviorFor('/embed').ResponseHeadersPolicyId).toEqual(
    distribution.DefaultCacheBehavior.ResponseHeadersPolicyId,
  )
})

test('plain HTTP is redirected everywhere', () => {
  for (const behavior of [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors])
    expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https')
})

describe.each(apiNames)('the API %s', (name) => {
  const contracts = Object.values<Contract>(routes).filter((contract) => apiOf(contract) === name)

  test.each(contracts)('answers $path under the host of the site', ({ path }) => {
    const behavior = behaviorFor(path.replace(/:\w+/g, 'id_1'))
    const { DomainName, OriginCustomHeaders } = origin(behavior)
    expect(flat(DomainName)).toMatch(
      new RegExp(`^<CarAudio-gateway:ExportsOutputRef${name}Api.*>\\.execute-api\\.`),
    )
    expect(OriginCustomHeaders.map(({ HeaderName }: Json) => HeaderName)).toEqual(['x-origin-secret'])
    expect(flat(OriginCustomHeaders[0].HeaderValue)).toContain('{{resolve:secretsmanager:')
    expect(behavior.AllowedMethods).toEqual(expect.arrayContaining(['POST', 'DELETE', 'PATCH']))
  })
})

test('no answer of an API is kept, but those of public routes that show no one, and what many watch at once', () => {
  const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
  const kept = new Set<string>()
  for (const contract of Object.values<Contract>(routes)) {
    const { CachePolicyId } = behaviorFor(contract.path.replaceAll(/:\w+/g, 'x'))
    const isShared = contract.auth === 'public' && contract.method === 'GET'
    if (contract.caching) expect([contract.name, isShared]).toEqual([contract.name, true])
    if (!isKeptAtEdge(contract)) continue
    expect(flat(CachePolicyId)).toMatch(/^<EdgeAnswers/)
    kept.add(patternOf(contract.path))
  }
  for (const { PathPattern, CachePolicyId } of distribution.CacheBehaviors)
    if (PathPattern.startsWith('/api/') && !kept.has(PathPattern)) expect(CachePolicyId).toBe(disabled)
  expect(behaviorFor('/live').CachePolicyId).toBe(disabled)
})

test('an answer that is kept is the same for every caller, and no older than a minute', () => {
  const config = policy('Answers')
  expect(config).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 })
  const { HeadersConfig, CookiesConfig, QueryStringsConfig } = config.ParametersInCacheKeyAndForwardedToOrigin
  expect([HeadersConfig.HeaderBehavior, CookiesConfig.CookieBehavior]).toEqual(['none', 'none'])
  expect(QueryStringsConfig.QueryStringBehavior).toBe('all')
})

test('what many watch at once lives at the edge for three seconds, each version of a board by itself', () => {
  expect(cacheControl.moment).toContain('s-maxage=3')
  for (const path of ['/api/competitions/evt_1/classes', '/api/competitions/evt_1/classes/S1/board'])
    expect(flat(behaviorFor(path).CachePolicyId)).toMatch(/^<EdgeAnswers/)
  expect(policy('Answers').ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig).toEqual({
    QueryStringBehavior: 'all',
  })
  const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
  for (const path of ['work', 'publish', 'sheets/ent_1', 'result-sheet'])
    expect(behaviorFor(`/api/competitions/evt_1/classes/S1/${path}`).CachePolicyId).toBe(disabled)
})

test('an error that one visitor got is shown to no other, whatever the answer says about keeping', () => {
  // CloudFront ignores `no-store` on these, and keeps them for ten seconds unless it hears otherwise.
  for (const code of [500, 502, 503, 504])
    expect(distribution.CustomErrorResponses).toContainEqual({ ErrorCode: code, ErrorCachingMinTTL: 0 })
})

test('no pattern stands twice, and the first that a path fits leads to its API', () => {
  const claimed = apiPatterns().map(({ pattern }) => pattern)
  expect(new Set(claimed).size).toBe(claimed.length)
  for (const { path, ...contract } of Object.values<Contract>(routes)) {
    const first = apiPatterns().find(({ pattern }) => matches(pattern, path))
    expect([path, first?.api]).toEqual([path, apiOf({ path, ...contract })])
  }
})

test('beside the routes that are kept at the edge, the host has 30 behaviors at most', () => {
  const kept = apiPatterns().filter((pattern) => pattern.kept)
  const { length } = distribution.CacheBehaviors
  console.log(`CloudFront behaviors: ${length}, ${kept.length} of them for routes kept at the edge`)
  expect(length - kept.length).toBeLessThanOrEqual(30)
})

test('live connections, members’ files, assets and pages go where they belong', () => {
  expect(flat(origin(behaviorFor('/live')).DomainName)).toMatch(/^<CarAudio-live:.*>\.execute-api\./)
  expect(flat(origin(behaviorFor('/media/profile-pictures/a/b.png')).DomainName)).toMatch(
    /^<CarAudio-data:.*Media/,
  )
  for (const file of ['/assets/client-abc123.js', '/favicon.svg', '/og.png', '/manifest.webmanifest'])
    expect(flat(origin(behaviorFor(file)).DomainName)).toMatch(/^<Assets.*RegionalDomainName>$/)
  for (const page of ['/', '/pricing', '/media', '/quarantine/x', '/favicon.svg.br'])
    expect(behaviorFor(page)).toBe(distribution.DefaultCacheBehavior)
})

test('CloudFront alone may call the site and read the buckets', () => {
  expect(only('AWS::Lambda::Url').properties.AuthType).toBe('AWS_IAM')
  const controls = inWeb('AWS::CloudFront::OriginAccessControl')
  expect(controls.map(({ properties }) => properties.OriginAccessControlConfig.SigningBehavior)).toEqual([
    'always',
    'always',
    'always',
  ])
  const callers = inWeb('AWS::Lambda::Permission').map(({ properties }) => properties.Principal)
  expect(new Set(callers)).toEqual(new Set(['cloudfront.amazonaws.com']))
})

test('pages are kept by theme, for as long as they say', () => {
  const config = policy('Pages')
  expect(config).toMatchObject({ MinTTL: 0, DefaultTTL: 0 })
  const { HeadersConfig, CookiesConfig } = config.ParametersInCacheKeyAndForwardedToOrigin
  expect(HeadersConfig).toEqual({ HeaderBehavior: 'whitelist', Headers: ['x-theme'] })
  expect(CookiesConfig.CookieBehavior).toBe('none')
})

describe('at the edge', () => {
  const run = (code: string, event: Json) => runInNewContext(`${code}\nhandler(event)`, { event })

  test.each([
    ['light', { value: 'light' }],
    ['dark', { value: 'dark' }],
    ['<script>', undefined],
  ])('the theme cookie %s is a header when it is a theme', (value, header) => {
    const { headers } = run(forwardTheme, { request: { headers: {}, cookies: { theme: { value } } } })
    expect(headers['x-theme']).toEqual(header)
  })

  test('a visitor cannot choose another page of the cache by the header itself', () => {
    const request = { headers: { 'x-theme': { value: 'anything' } }, cookies: {} }
    expect(run(forwardTheme, { request }).headers).toEqual({})
  })

  test('the address that the functions believe is the visitor’s, whatever the visitor says it is', () => {
    const headers = {
      'x-viewer-address': { value: '6.6.6.6' },
      'cloudfront-viewer-address': { value: '6.6.6.6:1' },
      'x-origin-secret': { value: 'guess' },
    }
    const event = { request: { headers }, viewer: { ip: '203.0.113.7' } }
    expect(run(forwardAddress, event).headers).toEqual({ 'x-viewer-address': { value: '203.0.113.7' } })
  })
})

test('a page that names new files is not served before they are there', () => {
  const hashed = inWeb('Custom::CDKBucketDeployment').find(({ properties }) =>
    properties.SystemMetadata['cache-control'].includes('immutable'),
  )
  expect(functionNamed(platform, 'site').raw.DependsOn).toContain(hashed?.id)
})

test('what CloudFront knows by name in the whole account has another name in another region', () => {
  const named = [
    ...inWeb('AWS::CloudFront::CachePolicy').map(({ properties }) => properties.CachePolicyConfig.Name),
    ...inWeb('AWS::CloudFront::Function').map(({ properties }) => properties.Name),
    ...inWeb('AWS::CloudFront::OriginAccessControl').map(
      ({ properties }) => properties.OriginAccessControlConfig.Name,
    ),
    ...inWeb('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ properties }) => properties.ResponseHeadersPolicyConfig.Name,
    ),
  ].map(flat)
  expect(named).toHaveLength(9)
  expect(new Set(named).size).toBe(9)
  for (const name of named) {
    expect(name).toContain('<AWS::Region>')
    expect(name.replace('<AWS::Region>', 'ap-southeast-2').length).toBeLessThanOrEqual(64)
  }
})

test('hashed assets are kept for good and nothing is deleted under open tabs', () => {
  const deployments = inWeb('Custom::CDKBucketDeployment').map(({ properties }) => properties)
  expect(deployments.map(({ Prune }) => Prune)).toEqual([false, false])
  expect(deployments.map(({ SystemMetadata }) => SystemMetadata['cache-control'])).toEqual(
    expect.arrayContaining(['public, max-age=31536000, immutable', 'public, max-age=3600']),
  )
})
