import { type ComponentType, lazy, useSyncExternalStore } from 'react'
import type { ScreenEntry, ScreenModule } from './screen.ts'

/** Without a connection, or with a hanging one, a browser may never report that a file does not arrive. */
const patienceMs = { online: 30_000, offline: 3000 }

async function load(entry: ScreenEntry): Promise<ScreenModule> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const ms = patienceMs[navigator.onLine === false ? 'offline' : 'online']
    timer = setTimeout(() => reject(new Error('error loading the screen: no answer')), ms)
  })
  try {
    return await Promise.race([entry.load(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

const chosen = new Map<ScreenEntry, ComponentType>()
const loaded = new Map<ScreenEntry, ScreenModule>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function keep(entry: ScreenEntry, module: ScreenModule): ScreenModule {
  loaded.set(entry, module)
  for (const listener of listeners) listener()
  return module
}

/** Returns the module of a screen as soon as it has loaded. */
export function useScreenModule(entry: ScreenEntry): ScreenModule | undefined {
  const look = () => loaded.get(entry)
  return useSyncExternalStore(subscribe, look, look)
}

/** Loads a screen ahead of its rendering, which then shows it without waiting. */
export async function preloadScreen(entry: ScreenEntry): Promise<ScreenModule> {
  const module = loaded.get(entry) ?? keep(entry, await entry.load())
  if (!chosen.has(entry)) chosen.set(entry, module.Screen)
  return module
}

/** The component of a screen: itself where it has been loaded ahead, else one that loads when rendered. */
export function screenComponent(entry: ScreenEntry): ComponentType {
  const known = chosen.get(entry)
  if (known) return known
  const component = lazy(async () => {
    try {
      return { default: keep(entry, await load(entry)).Screen }
    } catch (error) {
      // A lazy component remembers its failure; the next attempt gets a new one.
      chosen.delete(entry)
      throw error
    }
  })
  chosen.set(entry, component)
  return component
}
