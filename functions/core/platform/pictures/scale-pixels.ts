import type { Pixels } from './pixels.ts'

type Share = { at: number; share: number }

/** The pixels of a longer side that one pixel of a shorter side covers, each with its share, which add up to 1. */
function coverage(from: number, to: number): Share[][] {
  const step = from / to
  return Array.from({ length: to }, (_, place) => {
    const [start, end] = [place * step, Math.min(from, (place + 1) * step)]
    const shares: Share[] = []
    for (let at = Math.floor(start); at < end; at++)
      shares.push({ at, share: (Math.min(end, at + 1) - Math.max(start, at)) / step })
    return shares
  })
}

/**
 * Scales a picture down: each pixel is the mean of those that it covers. Colors count as much as they are opaque, so
 * that what is transparent leaves no edge.
 */
export function scalePixels(
  { data, width, height }: Pixels,
  size: { width: number; height: number },
): Pixels {
  if (size.width === width && size.height === height) return { data, width, height }
  const columns = coverage(width, size.width)
  const scaled = new Uint8ClampedArray(size.width * size.height * 4)
  const sums = new Float64Array(size.width * 4)
  for (const [y, rows] of coverage(height, size.height).entries()) {
    sums.fill(0)
    for (const row of rows)
      addRow(sums, data.subarray(row.at * width * 4, (row.at + 1) * width * 4), columns, row.share)
    for (let at = 0; at < sums.length; at += 4) {
      const alpha = sums[at + 3] ?? 0
      const to = y * sums.length + at
      for (let channel = 0; channel < 3; channel++)
        scaled[to + channel] = alpha > 0 ? (sums[at + channel] ?? 0) / alpha : 0
      scaled[to + 3] = alpha
    }
  }
  return { data: scaled, ...size }
}

function addRow(sums: Float64Array, row: Uint8ClampedArray, columns: Share[][], share: number): void {
  for (const [x, covered] of columns.entries()) {
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (const { at, share: part } of covered) {
      const opaque = part * (row[at * 4 + 3] ?? 0)
      red += opaque * (row[at * 4] ?? 0)
      green += opaque * (row[at * 4 + 1] ?? 0)
      blue += opaque * (row[at * 4 + 2] ?? 0)
      alpha += opaque
    }
    const to = x * 4
    sums[to] = (sums[to] ?? 0) + share * red
    sums[to + 1] = (sums[to + 1] ?? 0) + share * green
    sums[to + 2] = (sums[to + 2] ?? 0) + share * blue
    sums[to + 3] = (sums[to + 3] ?? 0) + share * alpha
  }
}
