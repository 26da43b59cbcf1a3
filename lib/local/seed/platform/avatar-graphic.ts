import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const pixels = 160
/** The motifs are drawn on a sheet of this size, whatever the picture has. */
const size = 224
const middle = (size - 1) / 2

type Color = [red: number, green: number, blue: number]

const grounds: Color[] = [
  [19, 21, 23],
  [32, 27, 20],
  [16, 33, 46],
  [13, 36, 25],
  [46, 17, 11],
]
const inks: Color[] = [
  [255, 165, 31],
  [255, 107, 74],
  [111, 214, 163],
  [156, 195, 227],
  [242, 239, 232],
]

/** Returns which of the four colors a point has. */
type Motif = (x: number, y: number, seed: number) => number

const motifs: Motif[] = [
  // A cone from the front: surround, cone, dust cap.
  (x, y, seed) => {
    const distance = Math.hypot(x - middle, y - middle)
    if (distance > 100) return 0
    if (distance > 84) return 2
    if (distance < 26 + (seed % 3) * 4) return 1
    return Math.floor(distance / (6 + (seed % 4))) % 2 === 0 ? 3 : 0
  },
  // The bars of an analyzer.
  (x, y, seed) => {
    const bar = Math.floor(x / 32)
    if (x % 32 < 6) return 0
    const height = 50 + Math.abs(Math.sin(bar * 1.7 + seed)) * 130
    if (size - y > height) return 0
    return size - y > height - 16 ? 1 : Math.floor(y / 8) % 2 === 0 ? 2 : 3
  },
  // A tone on the grid of a scope.
  (x, y, seed) => {
    const wave = middle + Math.sin((x / size) * Math.PI * (2 + (seed % 4)) + seed) * 64
    if (Math.abs(y - wave) < 7) return 1
    return x % 28 < 2 || y % 28 < 2 ? 3 : 0
  },
  // Two drivers and a port in a box.
  (x, y, seed) => {
    if (x < 24 || x > size - 25 || y < 24 || y > size - 25) return 0
    const left = Math.hypot(x - 72, y - 84)
    const right = Math.hypot(x - 152, y - 84)
    const nearest = Math.min(left, right)
    if (nearest < 34) return nearest < 12 ? 1 : Math.floor(nearest / (4 + (seed % 3))) % 2 === 0 ? 2 : 3
    return y > 142 && y < 172 && x > 56 && x < 168 ? 0 : 3
  },
]

/** A picture for an invented person: drawn from a name, the same every time, as a PNG. */
export function avatarGraphic(name: string): Buffer {
  const [seed = 0, motif = 0, ground = 0, ink = 0] = createHash('sha256').update(name).digest()
  const draw = motifs[motif % motifs.length] as Motif
  const back = grounds[ground % grounds.length] as Color
  const front = inks[ink % inks.length] as Color
  const mixed = (share: number) =>
    back.map((part, index) => Math.round(part + ((front[index] ?? 0) - part) * share))
  const palette = [back, front, mixed(0.55), mixed(0.22)]
  const rows = Buffer.alloc(pixels * (pixels + 1))
  const scale = size / pixels
  for (let y = 0; y < pixels; y++)
    for (let x = 0; x < pixels; x++) rows[y * (pixels + 1) + 1 + x] = draw(x * scale, y * scale, seed)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header()),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Eight bits a pixel, each the number of a color. */
function header(): Buffer {
  const content = Buffer.alloc(13)
  content.writeUInt32BE(pixels, 0)
  content.writeUInt32BE(pixels, 4)
  content.set([8, 3, 0, 0, 0], 8)
  return content
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
