import { type RefObject, useEffect, useRef } from 'react'

const links = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('tbody .row-link') ?? [])]

/**
 * The row of a list that has the focus. When it leaves the list, as after it was taken, the one in its place has the focus
 * next, so that someone with a keyboard works on from there.
 */
export function useKeptRow(ids: readonly string[]): {
  box: RefObject<HTMLElement | null>
  /** Its place, or -1. */
  at: () => number
  moveTo: (at: number) => void
} {
  const box = useRef<HTMLElement>(null)
  const last = useRef<{ at: number; id: string | undefined }>({ at: -1, id: undefined })
  const at = () => {
    const row = document.activeElement?.closest('tbody tr')
    return row && box.current?.contains(row) ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1
  }
  const moveTo = (place: number) => {
    const link = links(box.current)[place]
    link?.focus()
    link?.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    const element = box.current
    const heard = () => {
      const place = at()
      last.current = { at: place, id: ids[place] }
    }
    element?.addEventListener('focusin', heard)
    return () => element?.removeEventListener('focusin', heard)
  })
  useEffect(() => {
    const { at: place, id } = last.current
    if (place < 0 || !id || ids.includes(id) || document.activeElement !== document.body) return
    if (ids.length > 0) moveTo(Math.min(place, ids.length - 1))
    else box.current?.focus()
  })
  return { box, at, moveTo }
}
