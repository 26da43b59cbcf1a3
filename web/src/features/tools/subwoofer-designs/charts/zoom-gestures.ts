import { isSame, movedSpan, type Span, scaledSpan, usualSpan, type Zoom } from './zoom.ts'

export type Gestures = {
  zoom: Zoom /** The place of the grid at a position of the window. */
  placeAt: (clientX: number) => number
}

/** One notch of a wheel. */
const perPixel = 0.002
/** A page that is still scrolling continues when a chart comes under the pointer. */
const scrollMs = 350

/** Zooms by wheel and by two fingers. A double click restores the opening range. */
export function listenForZoom(element: HTMLElement, { zoom, placeAt }: Gestures): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let scrolledAt = Number.NEGATIVE_INFINITY
  window.addEventListener('scroll', ({ timeStamp }) => (scrolledAt = timeStamp), { signal, passive: true })

  const wheel = (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.timeStamp - scrolledAt > scrollMs
    if (!isMeant) return
    const span = zoom.span()
    const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY)
    // A pinch on a touchpad comes as a wheel with Ctrl, in finer steps.
    const times = Math.exp(event.deltaY * perPixel * (event.ctrlKey ? 5 : 1))
    const next = isSideways
      ? movedSpan(span, event.deltaX * perPixel)
      : scaledSpan(span, times, placeAt(event.clientX))
    // A chart that can show no more leaves the wheel to the page.
    if (!event.ctrlKey && isSame(next, span)) return
    event.preventDefault()
    zoom.set(next)
  }
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('dblclick', () => zoom.set(usualSpan), { signal })

  const fingers = new Map<number, number>()
  let pinch: { span: Span; apart: number; around: number } | undefined
  const begin = () => {
    const [one, other] = [...fingers.values()]
    pinch =
      one !== undefined && other !== undefined
        ? {
            span: zoom.span(),
            apart: Math.max(24, Math.abs(one - other)),
            around: placeAt((one + other) / 2),
          }
        : undefined
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    fingers.set(event.pointerId, event.clientX)
    begin()
  }
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return
    fingers.set(event.pointerId, event.clientX)
    const [one, other] = [...fingers.values()]
    if (!pinch || one === undefined || other === undefined) return
    zoom.set(scaledSpan(pinch.span, pinch.apart / Math.max(24, Math.abs(one - other)), pinch.around))
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    begin()
  }
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, up, { signal })
  return () => ended.abort()
}
