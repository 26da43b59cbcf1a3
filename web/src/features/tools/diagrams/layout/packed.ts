export type Rectangle = { width: number; height: number }

/** The ratio of width to height of a sheet in landscape. */
const sheet = 1.5

/** Packs rectangles in rows, as near to the shape of a sheet as rows allow, in the given order. */
export function packed(
  rectangles: readonly Rectangle[],
  apart: number,
): { places: { x: number; y: number }[]; width: number; height: number } {
  const widths = rectangles.map(({ width }) => width + apart)
  const area = rectangles.reduce((sum, { width, height }) => sum + (width + apart) * (height + apart), 0)
  const limit = Math.max(Math.sqrt(area * sheet), ...widths)
  const places: { x: number; y: number }[] = []
  let [x, y, row, widest] = [0, 0, 0, 0]
  for (const { width, height } of rectangles) {
    if (x > 0 && x + width + apart > limit + 1) {
      y += row + apart
      x = 0
      row = 0
    }
    places.push({ x, y })
    x += width + apart
    row = Math.max(row, height)
    widest = Math.max(widest, x - apart)
  }
  return { places, width: widest, height: y + row }
}
