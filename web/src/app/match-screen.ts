import { matchRoutes, type Params } from 'react-router-dom'
import type { ScreenEntry } from './screen.ts'

export type ScreenMatch = { entry: ScreenEntry; params: Params }

/** The screen at a path; a fixed path wins over one with parameters. */
export function matchScreen(screens: readonly ScreenEntry[], path: string): ScreenMatch | undefined {
  const routes = screens.map((entry) => ({ path: entry.path, handle: entry }))
  const match = matchRoutes(routes, path)?.at(-1)
  return match && { entry: match.route.handle as ScreenEntry, params: match.params }
}
