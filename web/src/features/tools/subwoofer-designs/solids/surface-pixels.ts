/** A picture that repeats without a seam. */
export type SurfacePixels = { size: number; pixels: Uint8Array<ArrayBuffer> }

export type SurfaceName = 'mdf' | 'mdf_edge' | 'birch' | 'birch_edge' | 'carpet' | 'hatch'

/** The width of one picture on the wood, m. */
export const surfaceWidth: Record<SurfaceName, number> = {
  mdf: 0.3,
  mdf_edge: 0.1,
  birch: 0.62,
  birch_edge: 0.0168,
  carpet: 0.12,
  hatch: 0.014,
}

type Color = readonly [red: number, green: number, blue: number]

const painters: Record<SurfaceName, { size: number; color: (x: number, y: number) => Color }> = {
  mdf: {
    size: 256,
    color: (x, y) => shade([188, 155, 116], 0.93 + 0.03 * cloud(x, y, 12) + 0.09 * speck(x, y)),
  },
  mdf_edge: {
    size: 128,
    color: (x, y) => shade([164, 128, 90], 0.9 + 0.05 * cloud(x, y, 8) + 0.14 * speck(x, y)),
  },
  birch: {
    size: 256,
    color: (x, y) => {
      // Rings of a trunk that was peeled: long waves along the grain.
      const wave = x * 10 + 0.7 * Math.sin(2 * Math.PI * y) + 1.4 * cloud(x, y, 3)
      const grain = 0.5 + 0.5 * Math.sin(2 * Math.PI * wave)
      const fibre = cloud((x * 12) % 1, y, 12)
      return shade([226, 205, 168], 0.955 + 0.03 * grain ** 2 + 0.025 * fibre + 0.02 * speck(x, y))
    },
  },
  birch_edge: {
    size: 64,
    // Twelve plies, every second one across the grain and darker; a sheet of 18 mm shows about thirteen.
    color: (x, y) => {
      const isAcross = Math.floor(y * 12) % 2 === 1
      const seam = Math.abs(((y * 12) % 1) - 0.5) > 0.42 ? 0.86 : 1
      return shade(isAcross ? [176, 132, 84] : [228, 200, 152], seam * (0.95 + 0.08 * speck(x, y)))
    },
  },
  carpet: {
    size: 256,
    color: (x, y) => shade([74, 77, 82], 0.6 + 0.45 * speck(x, y) + 0.2 * cloud(x, y, 64)),
  },
  hatch: {
    size: 32,
    color: (x, y) => {
      const share = (x + y) % 1
      return shade([255, 255, 255], Math.min(1, 0.68 + 4 * Math.abs(share - 0.5) ** 1.5))
    },
  },
}

/** The picture of a surface: the same each time. */
export function surfacePixels(name: SurfaceName): SurfacePixels {
  const { size, color } = painters[name]
  const pixels = new Uint8Array(size * size * 4)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      pixels.set([...color(column / size, row / size), 255], 4 * (row * size + column))
  return { size, pixels }
}

const shade = ([red, green, blue]: Color, by: number): Color => [
  Math.min(255, red * by),
  Math.min(255, green * by),
  Math.min(255, blue * by),
]

/** A number from 0 to 1 that a place always has. */
function hashed(x: number, y: number): number {
  let mixed = Math.imul(x + 374_761, 668_265_263) ^ Math.imul(y + 1_274_126, 374_761_393)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

const speck = (x: number, y: number) => hashed(Math.floor(x * 256), Math.floor(y * 256))

/** Soft noise of this many cells across, which repeats. */
function cloud(x: number, y: number, cells: number): number {
  const [left, top] = [Math.floor(x * cells), Math.floor(y * cells)]
  const [across, down] = [ease(x * cells - left), ease(y * cells - top)]
  const at = (column: number, row: number) => hashed(column % cells, row % cells)
  const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across
  const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across
  return upper + (lower - upper) * down
}

const ease = (share: number) => share * share * (3 - 2 * share)
