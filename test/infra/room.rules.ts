import { beforeAll, expect, test } from 'vitest'
import { apiPatterns } from '#lib/stacks/api-patterns.ts'
import { type Domain, domains } from '#lib/stacks/domains.ts'
import { getOpenapiDocument } from '#shared/platform/openapi/contract.ts'
import { type Json, ofType, type Platform, synthesize, synthesizeAfresh } from './synthesize.ts'

/** Nouns that do not exist, each a first segment of paths with as many routes, some of them for administrators. */
const invented = [
  { noun: 'garages', own: 26, admin: 14 },
  { noun: 'clubs', own: 25, admin: 15 },
  { noun: 'swaps', own: 28, admin: 12 },
  { noun: 'banners', own: 20, admin: 15 },
  { noun: 'letters', own: 16, admin: 19 },
  { noun: 'helpers', own: 14, admin: 21 },
  { noun: 'copies', own: 10, admin: 15 },
]

const needs = { entry: 'api/platform/openapi/get-openapi.ts', table: ['get', 'put'] } as const
const wakes = { ...needs, on: { fact: 'event.published' } } as const
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** With the routes come 40 consumers and 10 jobs. */
function inventedDomains(): Domain[] {
  return invented.map(({ noun, own, admin }, at) => ({
    key: noun,
    name: noun,
    routes: [
      ...times(own).map((index) => routeAt(`${noun}${index}`, `/api/${noun}/:id/part-${index}`)),
      ...times(admin).map((index) => routeAt(`${noun}Admin${index}`, `/api/admin/${noun}/part-${index}`)),
    ],
    consumers: Object.fromEntries(times(at < 5 ? 6 : 5).map((index) => [`${noun}Consumer${index}`, wakes])),
    jobs: Object.fromEntries(
      times(at < 3 ? 2 : 1).map((index) => [
        `${noun}_job_${index}`,
        { ...needs, noun, schedule: 'rate(1 day)' },
      ]),
    ),
  }))
}

const routeAt = (name: string, path: `/api/${string}`) => ({
  contract: { ...getOpenapiDocument, name, path },
  infra: needs,
})

let now: Platform
let later: Platform
beforeAll(async () => {
  now = await synthesize()
  later = await synthesizeAfresh([...domains(), ...inventedDomains()])
})

const counted = (names: readonly string[]) => {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
  return counts.toSorted((a, b) => b.count - a.count)[0] ?? { name: '', count: 0 }
}

function measured(platform: Platform) {
  const count = (type: string) => ofType(platform, type).length
  const sizes = [...Map.groupBy(platform.resources, ({ stack }) => stack)].map(
    ([, resources]) => JSON.stringify(resources.map(({ raw }) => raw)).length,
  )
  const [site] = ofType(platform, 'AWS::CloudFront::Distribution')
  return {
    functions: count('AWS::Lambda::Function'),
    roles: count('AWS::IAM::Role'),
    rules: count('AWS::Events::Rule'),
    apis: count('AWS::ApiGatewayV2::Api') - 1,
    resourcesOfLargestStack: counted(platform.resources.map(({ stack }) => stack)),
    routesOfLargestApi: counted(
      ofType(platform, 'AWS::ApiGatewayV2::Route').map(({ properties }) => JSON.stringify(properties.ApiId)),
    ).count,
    largestTemplate: Math.max(...sizes),
    behaviors: site?.properties.DistributionConfig.CacheBehaviors.length as number,
  }
}

function staysWithin(platform: Platform, what: string): void {
  const { resourcesOfLargestStack: largest, ...rest } = measured(platform)
  console.log(`${what}: ${JSON.stringify({ ...rest, largestStack: `${largest.name} ${largest.count}` })}`)
  expect(largest.count).toBeLessThanOrEqual(450)
  expect(rest.routesOfLargestApi).toBeLessThanOrEqual(300)
  expect(rest.apis).toBe(5)
  expect(rest.roles).toBeLessThanOrEqual(2000)
  expect(rest.rules).toBeLessThanOrEqual(300)
  expect(rest.largestTemplate).toBeLessThan(900_000)
  expect(rest.behaviors).toBeLessThanOrEqual(30 + apiPatterns().filter(({ kept }) => kept).length)
}

test('stacks, APIs, and the host have room today', () => {
  staysWithin(now, 'today')
})

test('with 250 more routes, 40 consumers, and 10 jobs there is room still', () => {
  const added = (type: string) => ofType(later, type).length - ofType(now, type).length
  expect([
    added('AWS::ApiGatewayV2::Route'),
    added('AWS::Events::Rule'),
    added('AWS::Scheduler::Schedule'),
  ]).toEqual([250, 40, 10])
  staysWithin(later, 'with 250 routes, 40 consumers and 10 jobs more')
})

test('new nouns add no behavior to the host', () => {
  const patterns = ({ properties }: { properties: Json }) =>
    properties.DistributionConfig.CacheBehaviors.map(({ PathPattern }: Json) => PathPattern)
  const [before, after] = [now, later].map((platform) =>
    ofType(platform, 'AWS::CloudFront::Distribution').flatMap(patterns),
  )
  expect(after).toEqual(before)
})
