import type UPlot from 'uplot'
import { modelEndWords } from '#shared/tools/subwoofer-designs/model-end.ts'

const veil = 0.7

/** Veils the drawing above the frequency at which the model ends, and says why. */
export function drawModelEnd(plot: UPlot, element: Element, hz: number): void {
  const { ctx, bbox } = plot
  const right = bbox.left + bbox.width
  const x = Math.max(bbox.left, plot.valToPos(hz, 'x', true))
  if (x >= right) return
  const style = getComputedStyle(element)
  const color = (token: string) => style.getPropertyValue(token).trim()
  const ratio = devicePixelRatio
  ctx.save()
  ctx.globalAlpha = veil
  ctx.fillStyle = color('--c-panel')
  ctx.fillRect(x, bbox.top, right - x, bbox.height)
  ctx.globalAlpha = 1
  ctx.strokeStyle = color('--c-edge')
  ctx.lineWidth = ratio
  ctx.setLineDash([6 * ratio, 4 * ratio])
  ctx.beginPath()
  ctx.moveTo(x, bbox.top)
  ctx.lineTo(x, bbox.top + bbox.height)
  ctx.stroke()
  ctx.font = `${12 * ratio}px ${style.fontFamily}`
  ctx.textAlign = 'right'
  ctx.fillStyle = color('--c-dim')
  // The text stays readable where a curve crosses it, and away from the corners of a chart.
  const place = [right - 4 * ratio, bbox.top + 0.4 * bbox.height] as const
  ctx.setLineDash([])
  ctx.lineWidth = 4 * ratio
  ctx.strokeStyle = color('--c-panel')
  ctx.strokeText(modelEndWords, ...place)
  ctx.fillText(modelEndWords, ...place)
  ctx.restore()
}
