import { createContext, use, useSyncExternalStore } from 'react'
import { grid, placeOf } from '../state/computed-design.ts'

/** The frequency that all charts of a screen are read at, as a place of the grid. */
export function newCursor() {
  let at = placeOf(40)
  const listeners = new Set<() => void>()
  return {
    at: () => at,
    set(next: number) {
      const inside = Math.min(grid.hz.length - 1, Math.max(0, Math.round(next)))
      if (inside === at) return
      at = inside
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Cursor = ReturnType<typeof newCursor>

export const CursorContext = createContext<Cursor | undefined>(undefined)

export function useCursor(): Cursor {
  const cursor = use(CursorContext)
  if (!cursor) throw new Error('this is part of the charts of the designer')
  return cursor
}

export function useCursorPlace(): number {
  const cursor = useCursor()
  return useSyncExternalStore(cursor.subscribe, cursor.at, cursor.at)
}
