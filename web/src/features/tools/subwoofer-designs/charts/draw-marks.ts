import type UPlot from 'uplot'
import type { EdgeMark } from './edge-marks.ts'

/** Draws marks on a plot: a line down to the axis, a dot on the curve, and a name beside it. */
export function drawMarks(
  plot: UPlot,
  element: Element,
  marks: readonly EdgeMark[],
  of: (si: number) => number,
): void {
  if (marks.length === 0) return
  const { ctx, bbox } = plot
  const style = getComputedStyle(element)
  const color = (token: string) => style.getPropertyValue(token).trim()
  const ratio = devicePixelRatio
  ctx.save()
  ctx.beginPath()
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height)
  ctx.clip()
  ctx.font = `${12 * ratio}px ${style.fontFamily}`
  ctx.textAlign = 'center'
  for (const [at, { name, hz, value }] of marks.entries()) {
    const x = plot.valToPos(hz, 'x', true)
    const y = plot.valToPos(of(value), 'y', true)
    const bottom = bbox.top + bbox.height
    ctx.strokeStyle = color('--c-edge')
    ctx.lineWidth = ratio
    ctx.setLineDash([2 * ratio, 3 * ratio])
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x, bottom)
    ctx.stroke()
    ctx.fillStyle = color('--c-ink')
    ctx.beginPath()
    ctx.arc(x, y, 3.5 * ratio, 0, 2 * Math.PI)
    ctx.fill()
    // One above the other, because they may be only a few Hz apart.
    ctx.fillText(name, x, bottom - (6 + 15 * (marks.length - 1 - at)) * ratio)
  }
  ctx.restore()
}
