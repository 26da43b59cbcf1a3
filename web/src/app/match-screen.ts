import { matchRoutes, type Params } from 'react-router-dom'
import type { ScreenEntry } from './screen.ts'

export type ScreenMatch = { entry: ScreenEntry; params: Params }

/** The screen for an address that has none. */
export const notFoundScreen: ScreenEntry = {
  path: '*',
  access: 'public',
  load: () => import('#web/features/platform/pages/screens/not-found-screen.tsx'),
}

type Catalogue = {
  fixed: Map<string, ScreenEntry>
  withParameters: { path: string; handle: ScreenEntry }[]
  /** What was found for the paths that were asked about last. */
  found: Map<string, ScreenMatch>
}

const mostFound = 50

const catalogues = new WeakMap<readonly ScreenEntry[], Catalogue>()

/**
 * Built once: the router prepares all screens for every address, and a menu asks about dozens each time it is
 * drawn.
 */
function catalogueOf(screens: readonly ScreenEntry[]): Catalogue {
  const known = catalogues.get(screens)
  if (known) return known
  const [fixed, withParameters] = [screens.filter(isFixed), screens.filter((entry) => !isFixed(entry))]
  const catalogue = {
    fixed: new Map(fixed.map((entry) => [entry.path, entry])),
    withParameters: withParameters.map((entry) => ({ path: entry.path, handle: entry })),
    found: new Map<string, ScreenMatch>(),
  }
  catalogues.set(screens, catalogue)
  return catalogue
}

const isFixed = ({ path }: ScreenEntry) => !/[:*]/.test(path)

/** The screen at a path; a fixed path wins over one with parameters. */
export function matchScreen(screens: readonly ScreenEntry[], path: string): ScreenMatch {
  const { fixed, withParameters, found } = catalogueOf(screens)
  const entry = fixed.get(plain(path))
  if (entry) return { entry, params: {} }
  const before = found.get(path)
  if (before) return before
  const match = matchRoutes(withParameters, path)?.at(-1)
  const now = match
    ? { entry: match.route.handle as ScreenEntry, params: match.params }
    : { entry: notFoundScreen, params: {} }
  // A page asks about its own path several times.
  if (found.size >= mostFound) found.clear()
  found.set(path, now)
  return now
}

/** The one address of a screen: its own words in lower case, while ids, tokens and codes stay as they are. */
export function addressOf({ path }: ScreenEntry, asked: string): string {
  const words = path.split('/')
  if (words.includes('*')) return asked
  const given = asked.split('/')
  return words.map((word, at) => (word.startsWith(':') ? given[at] : word)).join('/')
}

/**
 * Normalizes a path for comparison as the router does: in any case, encoded or not, with or without a
 * trailing slash.
 */
function plain(path: string): string {
  try {
    return decodeURI(path)
      .replace(/(.)\/+$/, '$1')
      .toLowerCase()
  } catch {
    return path
  }
}
