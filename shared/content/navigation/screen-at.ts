import { screenPaths } from './screen-paths.ts'

type Found = { path: string; params: Record<string, string> }

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

/** The screen that an address of this site leads to, and what the address says at the places of its parameters. */
export function screenAt(href: string): Found | undefined {
  const given = segmentsOf(plainPath(href))
  const fitting = screenPaths.filter((path) => {
    const segments = segmentsOf(path)
    return (
      segments.length === given.length &&
      segments.every((segment, at) => segment.startsWith(':') || segment === given[at]?.toLowerCase())
    )
  })
  const path = fitting.find((one) => !one.includes(':')) ?? fitting[0]
  if (path === undefined) return undefined
  const params = segmentsOf(path).flatMap((segment, at) =>
    segment.startsWith(':') ? [[segment.slice(1), given[at] ?? '']] : [],
  )
  return { path, params: Object.fromEntries(params) }
}

/** Returns the path without query and anchor, decoded as the router does. */
function plainPath(href: string): string {
  const path = href.split(/[?#]/)[0] ?? ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
