import type UPlot from 'uplot'
import { modelEndWords } from '#shared/tools/subwoofer-designs/model-end.ts'

const veil = 0.7
/** Narrower charts have no room for words. */
const leastWidth = 200

/** Veils the drawing above the frequency at which the model ends. */
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
  // No curve comes above the plot, so that none crosses the words, and they stand beside the line.
  if (bbox.width > leastWidth * ratio) {
    const gap = 4 * ratio
    const fits = x + gap + ctx.measureText(modelEndWords).width <= right
    ctx.textAlign = fits ? 'left' : 'right'
    ctx.fillStyle = color('--c-dim')
    ctx.fillText(modelEndWords, fits ? x + gap : x - gap, bbox.top - 5 * ratio)
  }
  ctx.restore()
}
