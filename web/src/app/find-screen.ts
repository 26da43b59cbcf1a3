import { matchScreen, type ScreenMatch } from './match-screen.ts'
import { isAdministration, knownScreens, loadAdminScreens } from './screens.ts'

/** Returns the screen at a path, even if the table that lists it must be loaded first. */
export async function findScreen(path: string): Promise<ScreenMatch> {
  const match = matchScreen(knownScreens(), path)
  if (!isAdministration(match.entry)) return match
  await loadAdminScreens()
  return matchScreen(knownScreens(), path)
}
