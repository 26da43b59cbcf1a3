import { type ComponentType, lazy } from 'react'
import type { ScreenEntry } from './screen.ts'

/** Without a connection, or with one that hangs, a browser may never say that a file does not come. */
const patienceMs = { online: 30_000, offline: 3000 }

async function load(entry: ScreenEntry): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const ms = patienceMs[navigator.onLine === false ? 'offline' : 'online']
    timer = setTimeout(() => reject(new Error('error loading the screen: no answer')), ms)
  })
  try {
    return (await Promise.race([entry.load(), tooLate])).Screen
  } finally {
    clearTimeout(timer)
  }
}

const chosen = new Map<ScreenEntry, ComponentType>()

/** Loads a screen ahead of its rendering, which then shows it without waiting. */
export async function preloadScreen(entry: ScreenEntry): Promise<void> {
  if (chosen.has(entry)) return
  const { Screen } = await entry.load()
  if (!chosen.has(entry)) chosen.set(entry, Screen)
}

/** The component of a screen: itself where it has been loaded ahead, else one that loads when rendered. */
export function screenComponent(entry: ScreenEntry): ComponentType {
  const known = chosen.get(entry)
  if (known) return known
  const component = lazy(async () => {
    try {
      return { default: await load(entry) }
    } catch (error) {
      // A lazy component remembers its failure; the next attempt gets a new one.
      chosen.delete(entry)
      throw error
    }
  })
  chosen.set(entry, component)
  return component
}
