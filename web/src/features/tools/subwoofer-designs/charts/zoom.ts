import { createContext, use, useSyncExternalStore } from 'react'
import { grid, usualLast } from '../state/computed-design.ts'

/** The part of the grid that charts show: its first and last place. */
export type Span = { from: number; to: number }

/** A narrower stretch shows nothing, and has kept other programs busy forever. */
export const fewestPoints = 5

const last = grid.hz.length - 1
export const wholeSpan: Span = { from: 0, to: last }
export const usualSpan: Span = { from: 0, to: usualLast }

/**
 * Returns the place up to which values affect an axis, so it stays the same while someone looks at a part.
 */
export const countedUntil = ({ to }: Span): number => Math.max(to, usualLast)

export const hzOfSpan = ({ from, to }: Span): [from: number, to: number] => [
  grid.hz[from] as number,
  grid.hz[to] as number,
]

export const isSame = (one: Span, other: Span): boolean => one.from === other.from && one.to === other.to

/** Returns a span of this many steps that begins near a place, inside the grid. */
function held(from: number, steps: number): Span {
  const width = Math.min(last, Math.max(fewestPoints - 1, Math.round(steps)))
  const start = Math.min(last - width, Math.max(0, Math.round(from)))
  return { from: start, to: start + width }
}

/** Scales the width of a span by a factor, with one place kept where it is on the screen. */
export function scaledSpan({ from, to }: Span, times: number, around: number): Span {
  const steps = (to - from) * times
  const anchor = Math.min(to, Math.max(from, around))
  const width = Math.min(last, Math.max(fewestPoints - 1, steps))
  return held(anchor - ((anchor - from) / (to - from)) * width, width)
}

/** A span that is moved by a share of its width. */
export const movedSpan = ({ from, to }: Span, share: number): Span =>
  held(from + share * (to - from), to - from)

/** The stretch of the grid that all charts of a screen show. */
export function newZoom() {
  let span = usualSpan
  const listeners = new Set<() => void>()
  return {
    span: () => span,
    set(next: Span) {
      if (isSame(next, span)) return
      span = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Zoom = ReturnType<typeof newZoom>

export const ZoomContext = createContext<Zoom | undefined>(undefined)

export function useZoom(): Zoom {
  const zoom = use(ZoomContext)
  if (!zoom) throw new Error('this is part of the charts of the designer')
  return zoom
}

export function useSpan(): Span {
  const zoom = useZoom()
  return useSyncExternalStore(zoom.subscribe, zoom.span, zoom.span)
}
