import { beforeAll, describe, expect, test } from 'vitest'
import { apisOf, domains } from '#lib/stacks/domains.ts'
import { apiNames, apiOf, httpApis } from '#lib/stacks/http-apis.ts'
import { answersHead } from '#shared/platform/http/answers-head.ts'
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

const allDomains = domains()

let platform: Platform
let httpRoutes: Resource[]
beforeAll(async () => {
  platform = await synthesize()
  httpRoutes = ofType(platform, 'AWS::ApiGatewayV2::Route').filter(({ stack }) => stack !== 'CarAudio-live')
})

const keyOf = ({ method, path }: Contract) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`

function routeOf(contract: Contract): Resource {
  const found = httpRoutes.filter(({ properties }) => properties.RouteKey === keyOf(contract))
  expect(found).toHaveLength(1)
  return found[0] as Resource
}

/** A route names its API by what the gateway exports. */
const apiNamed = ({ properties }: Pick<Resource, 'properties'>) =>
  apiNames.find((name) => flat(properties.ApiId).startsWith(`<CarAudio-gateway:ExportsOutputRef${name}Api`))

describe.each(Object.values<Contract>(routes))('$name', (contract) => {
  test('is one route of its API in the stack of its noun, answered by one function of its own', () => {
    const route = routeOf(contract)
    const domain = allDomains.find(({ routes }) => routes.some((one) => one.contract === contract))
    expect(route.stack).toBe(`CarAudio-${domain?.key}`)
    expect(apiNamed(route)).toBe(apiOf(contract))
    const target = flat(route.properties.Target)
    const integration = ofType(platform, 'AWS::ApiGatewayV2::Integration').find(
      ({ stack, id }) => stack === route.stack && target === `integrations/<${id}>`,
    )
    const handler = functionNamed(platform, contract.name)
    expect(integration?.properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
    })
    expect(flat(integration?.properties.IntegrationUri)).toBe(`<${handler.id}.Arn>`)
  })

  test('asks for a token unless its contract says that it needs none', () => {
    const { properties } = routeOf(contract)
    if (contract.auth === 'public' || contract.auth === 'webhook') {
      expect(properties.AuthorizationType ?? 'NONE').toBe('NONE')
      return
    }
    expect(properties.AuthorizationType).toBe('JWT')
    const authorizer = ofType(platform, 'AWS::ApiGatewayV2::Authorizer').find(({ id }) =>
      flat(properties.AuthorizerId).includes(id),
    )
    expect(authorizer?.path).toBe(`${apiNamed({ properties })}/Members`)
    if (!authorizer) return
    expect(authorizer.properties.AuthorizerType).toBe('JWT')
    expect(flat(authorizer.properties.JwtConfiguration.Issuer)).toMatch(
      /^https:\/\/cognito-idp\.<AWS::Region>\.amazonaws\.com\/<.*Users.*>$/,
    )
    expect(authorizer.properties.JwtConfiguration.Audience.map(flat)).toEqual([
      expect.stringMatching(/^<.*UsersWeb.*>$/),
    ])
  })
})

test('there is no route without a contract, and files are also asked for with HEAD', () => {
  const all = Object.values<Contract>(routes)
  const heads = all.filter(answersHead).map((contract) => keyOf({ ...contract, method: 'HEAD' as 'GET' }))
  expect(heads).toHaveLength(4)
  expect(httpRoutes.map(({ properties }) => properties.RouteKey).toSorted()).toEqual(
    [...all.map(keyOf), ...heads].toSorted(),
  )
})

test('templates, policies, environments and the behaviors of the host stay within what AWS takes', () => {
  const sizeOf = (value: unknown) => JSON.stringify(value ?? {}).length
  for (const [stack, resources] of Map.groupBy(platform.resources, (resource) => resource.stack))
    expect(sizeOf(resources.map(({ raw }) => raw)), stack).toBeLessThan(900_000)
  for (const { path, properties } of ofType(platform, 'AWS::IAM::Role'))
    expect(sizeOf(properties.Policies), path).toBeLessThan(10_240)
  for (const { path, properties } of ofType(platform, 'AWS::Lambda::Function'))
    expect(sizeOf(properties.Environment?.Variables), path).toBeLessThan(4096)
  for (const { path, properties } of ofType(platform, 'AWS::CloudFront::Function'))
    expect(properties.FunctionCode.length, path).toBeLessThan(10_240)
  const [site] = ofType(platform, 'AWS::CloudFront::Distribution')
  expect(site?.properties.DistributionConfig.CacheBehaviors.length).toBeLessThanOrEqual(75)
  // A shard of the table stream serves two readers at most.
  expect(ofType(platform, 'AWS::Lambda::EventSourceMapping').length).toBeLessThanOrEqual(2)
  // A new account runs ten functions at once, of which none can be set aside.
  for (const { path, properties } of ofType(platform, 'AWS::Lambda::Function'))
    expect(properties.ReservedConcurrentExecutions, path).toBeUndefined()
})

test('every API limits its rate for all routes together, logs its requests and is watched for server errors and slow answers', () => {
  for (const name of apiNames) {
    const [stage] = ofType(platform, 'AWS::ApiGatewayV2::Stage').filter(
      ({ path }) => path === `${name}/Stage`,
    )
    expect(stage?.properties.DefaultRouteSettings.ThrottlingRateLimit).toBe(httpApis[name].rate)
    expect(stage?.properties.RouteSettings).toBeUndefined()
    expect(stage?.properties.AccessLogSettings.Format).not.toMatch(/sourceIp|authorizer\.claims|path/i)
    const alarms = ofType(platform, 'AWS::CloudWatch::Alarm').filter(({ path }) =>
      path.startsWith(`${name}/`),
    )
    const metrics = alarms.map(({ properties }) =>
      properties.Metrics.flatMap(({ MetricStat }: Json) => MetricStat?.Metric.MetricName ?? []).toSorted(),
    )
    expect(metrics).toEqual([
      ['5xx', 'Count'],
      ['Count', 'Latency'],
    ])
  }
})

test('stacks that change one API are deployed one after another', () => {
  for (const [index, domain] of allDomains.entries())
    for (const api of apisOf(domain)) {
      const before = allDomains.slice(0, index).findLast((other) => apisOf(other).includes(api))
      if (before) expect(platform.after[`CarAudio-${domain.key}`]).toContain(`CarAudio-${before.key}`)
    }
})
