import { isKeptAtEdge } from '#shared/platform/http/is-kept-at-edge.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { routes } from '#shared/routes.ts'
import { type ApiName, apiNames, apiOf, httpApis } from './http-apis.ts'

type ApiPattern = {
  pattern: string
  api: ApiName
  /** CloudFront keeps its answers for as long as they say. */
  kept?: true
}

/** What no API claims, among all routes and among those of administrators. */
const fallbacks: ApiPattern[] = [
  { pattern: '/api/admin/*', api: 'office' },
  { pattern: '/api/*', api: 'community' },
]

/** The API of a path, most specific first; one pattern covers `/api/events` and everything below it. */
export const apiPatterns = (): ApiPattern[] => [...keptPatterns(), ...claimedPatterns(), ...fallbacks]

const claimedPatterns = (): ApiPattern[] =>
  apiNames.flatMap((api) => httpApis[api].firsts.map((first) => ({ pattern: `/api/${first}*`, api })))

/** A path as CloudFront matches it: a placeholder for an id matches anything. */
export const patternOf = (path: string): string => path.replaceAll(/:\w+/g, '*')

const keptPatterns = (): ApiPattern[] =>
  Object.values<Contract>(routes)
    .filter(isKeptAtEdge)
    .map((contract): ApiPattern => ({ pattern: patternOf(contract.path), api: apiOf(contract), kept: true }))
