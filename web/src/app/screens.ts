import { useSyncExternalStore } from 'react'
import type { ScreenEntry } from './screen.ts'
import * as nouns from './screens-of-nouns.ts'

const everywhere = Object.values<readonly ScreenEntry[]>(nouns).flat()

const Nothing = () => null

/** Stands in for every screen of administration until their table has loaded, which is its own file. */
const administration: ScreenEntry = {
  path: '/admin/*',
  access: 'signed-in',
  load: async () => {
    await loadAdminScreens()
    return { Screen: Nothing, title: '' }
  },
}

/** The screens that every page knows from the start. */
export const shellScreens: readonly ScreenEntry[] = [...everywhere, administration]

let screens = shellScreens
const listeners = new Set<() => void>()

/** The screens that are known on this page so far. */
export const knownScreens = (): readonly ScreenEntry[] => screens

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useScreens = (): readonly ScreenEntry[] =>
  useSyncExternalStore(subscribe, knownScreens, knownScreens)

export const isAdministration = (entry: ScreenEntry): boolean => entry === administration

export async function loadAdminScreens(): Promise<void> {
  const { adminScreens } = await import('./admin-screens.ts')
  if (screens !== shellScreens) return
  screens = [...everywhere, ...adminScreens]
  for (const listener of listeners) listener()
}
