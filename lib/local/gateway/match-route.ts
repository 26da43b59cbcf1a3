import { answersHead } from '#shared/platform/http/answers-head.ts'
import { type RouteName, routes } from '#shared/routes.ts'

export type RouteMatch = { name: RouteName; pathParameters: Record<string, string> }

type Entry = { name: RouteName; method: string; segments: string[] }

const entries: Entry[] = (Object.keys(routes) as RouteName[]).map((name) => ({
  name,
  method: routes[name].method,
  segments: routes[name].path.split('/').slice(1),
}))

const exact = new Map(
  entries
    .filter(({ segments }) => !segments.some((segment) => segment.startsWith(':')))
    .map((entry) => [`${entry.method} /${entry.segments.join('/')}`, entry.name]),
)

const templates = entries.filter(({ segments }) => segments.some((segment) => segment.startsWith(':')))

/** The route of a request, as API Gateway chooses it: a fixed path before one with parameters. */
export function matchRoute(method: string, path: string): RouteMatch | undefined {
  if (method === 'HEAD') {
    const match = matchRoute('GET', path)
    return match && answersHead(routes[match.name]) ? match : undefined
  }
  const fixed = exact.get(`${method} ${path}`)
  if (fixed) return { name: fixed, pathParameters: {} }
  const given = path.split('/').slice(1)
  for (const { name, method: wanted, segments } of templates) {
    if (wanted !== method || segments.length !== given.length) continue
    const pathParameters = bind(segments, given)
    if (pathParameters) return { name, pathParameters }
  }
  return undefined
}

function bind(segments: string[], given: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':')) {
      if (value === '') return undefined
      try {
        parameters[segment.slice(1)] = decodeURIComponent(value)
      } catch {
        return undefined
      }
    } else if (segment !== value) return undefined
  }
  return parameters
}
