import { type ComponentType, lazy } from 'react'
import type { ScreenEntry } from './screen.ts'

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
      return { default: (await entry.load()).Screen }
    } catch (error) {
      // A lazy component remembers its failure; the next attempt gets a new one.
      chosen.delete(entry)
      throw error
    }
  })
  chosen.set(entry, component)
  return component
}
