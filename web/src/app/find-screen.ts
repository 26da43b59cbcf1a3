import { matchScreen, type ScreenMatch } from './match-screen.ts'
import { isAdministration, knownScreens, loadAdminScreens } from './screens.ts'

/** The screen at a path, also where the table that lists it has to be loaded first. */
export async function findScreen(path: string): Promise<ScreenMatch> {
  const match = matchScreen(knownScreens(), path)
  if (!isAdministration(match.entry)) return match
  await loadAdminScreens()
  return matchScreen(knownScreens(), path)
}
