export type SetCell = (x: number, y: number, dark: boolean) => void

/** What a reader finds and measures a code of this size by. */
export function drawPatterns(version: number, size: number, set: SetCell): void {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const
  for (const [x, y] of corners) drawRings(x, y, 4, (ring) => ring !== 2 && ring !== 4, set)
  const centers = alignmentCenters(version, size)
  const last = centers.length - 1
  for (const [i, x] of centers.entries())
    for (const [j, y] of centers.entries()) {
      const inCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!inCorner) drawRings(x, y, 2, (ring) => ring !== 1, set)
    }
  if (version >= 7) drawVersion(version, size, set)
}

function drawRings(x: number, y: number, reach: number, isDark: (ring: number) => boolean, set: SetCell) {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
}

function alignmentCenters(version: number, size: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - step * (count - 2 - at))]
}

function drawVersion(version: number, size: number, set: SetCell): void {
  const bits = (version << 12) | remainderOf(version, 12, 0x1f25)
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >>> at) & 1) === 1
    const [along, across] = [size - 11 + (at % 3), Math.floor(at / 3)]
    set(along, across, dark)
    set(across, along, dark)
  }
}

/** Correction level M and the mask, twice, and the one square that is always dark. */
export function drawFormat(mask: number, size: number, set: SetCell): void {
  const bits = ((mask << 10) | remainderOf(mask, 10, 0x537)) ^ 0x5412
  const isDark = (at: number) => ((bits >>> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const dark = isDark(at)
    if (at < 6) set(8, at, dark)
    else if (at < 8) set(8, at + 1, dark)
    else if (at === 8) set(7, 8, dark)
    else set(14 - at, 8, dark)
    if (at < 8) set(size - 1 - at, 8, dark)
    else set(8, size - 15 + at, dark)
  }
  set(8, size - 8, true)
}

function remainderOf(value: number, degree: number, generator: number): number {
  let remainder = value
  for (let step = 0; step < degree; step++)
    remainder = (remainder << 1) ^ ((remainder >>> (degree - 1)) * generator)
  return remainder
}
