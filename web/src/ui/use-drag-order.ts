import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** The distance from the edge of the window at which the page scrolls along. */
const edgePx = 64

type Move = (from: number, to: number) => void

/**
 * Returns the row of a list that is being dragged, and how to begin. A row changes places with its neighbor
 * as soon as the pointer has passed its middle. Escape puts it back.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: Move) {
  const [dragged, setDragged] = useState<number>()
  const latest = useRef(move)
  const end = useRef<() => void>(undefined)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => () => end.current?.(), [])

  const start = (down: ReactPointerEvent, from: number) => {
    if (down.button !== 0 || !down.isPrimary) return
    end.current?.()
    let at = from
    const to = (next: number) => {
      latest.current(at, next)
      at = next
      setDragged(next)
    }
    const middleOf = (row: number) => {
      const box = list.current?.children[row]?.getBoundingClientRect()
      return box && box.top + box.height / 2
    }
    const follow = ({ clientY, pointerId }: PointerEvent) => {
      if (pointerId !== down.pointerId) return
      if (clientY < edgePx) scrollBy(0, -12)
      else if (clientY > innerHeight - edgePx) scrollBy(0, 12)
      const [above, below] = [middleOf(at - 1), middleOf(at + 1)]
      if (above !== undefined && clientY < above) to(at - 1)
      else if (below !== undefined && clientY > below) to(at + 1)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      if (at !== from) to(from)
      stop()
    }
    // The window listens, because a row that changes places leaves the page for a moment, and would lose the
    // pointer.
    const listening = new AbortController()
    const stop = () => {
      listening.abort()
      end.current = undefined
      setDragged(undefined)
    }
    const { signal } = listening
    addEventListener('pointermove', follow, { signal })
    addEventListener('pointerup', stop, { signal })
    addEventListener('pointercancel', stop, { signal })
    addEventListener('keydown', key, { signal, capture: true })
    end.current = stop
    setDragged(from)
  }
  return { dragged, start }
}
