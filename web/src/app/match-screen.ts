import { matchRoutes, type Params } from 'react-router-dom'
import type { ScreenEntry } from './screen.ts'

export type ScreenMatch = { entry: ScreenEntry; params: Params }

/** What is at an address without a screen. */
export const notFoundScreen: ScreenEntry = {
  path: '*',
  access: 'public',
  load: () => import('#web/features/shell/screens/not-found-screen.tsx'),
  title: 'Page not found',
  noIndex: true,
}

/** The screen at a path; a fixed path wins over one with parameters. */
export function matchScreen(screens: readonly ScreenEntry[], path: string): ScreenMatch {
  const routes = screens.map((entry) => ({ path: entry.path, handle: entry }))
  const match = matchRoutes(routes, path)?.at(-1)
  return match
    ? { entry: match.route.handle as ScreenEntry, params: match.params }
    : { entry: notFoundScreen, params: {} }
}
