import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inspectFile } from '#core/platform/uploads/inspect-file.ts'
import { jpeg, webp } from '#test/support/images.ts'
import {
  type Color,
  photo,
  photoAsPng,
  photoAsWebp,
  placeInPhoto,
  quarterColors,
  quartersOf,
} from '#test/support/photos.ts'
import { encodePicture } from './encode-picture.ts'

async function encoded(file: Buffer) {
  const facts = inspectFile(file)
  if (!facts) throw new Error('This is no picture.')
  return encodePicture(file, facts)
}

const sizes = (files: Awaited<ReturnType<typeof encoded>>) =>
  files?.map(({ width, height }) => [width, height])

const upright = ['red', 'green', 'blue', 'white'] as const

/** The nearest of the colors. */
const nameOf = (color: readonly number[]) =>
  upright.toSorted(
    (one, other) => distance(color, quarterColors[one]) - distance(color, quarterColors[other]),
  )[0]

const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0)

/** The quarters in the order in which a camera that is held so stores them, after the table of EXIF. */
const stored: [number, ...(typeof upright)[number][]][] = [
  [1, 'red', 'green', 'blue', 'white'],
  [2, 'green', 'red', 'white', 'blue'],
  [3, 'white', 'blue', 'green', 'red'],
  [4, 'blue', 'white', 'red', 'green'],
  [5, 'red', 'blue', 'green', 'white'],
  [6, 'green', 'white', 'red', 'blue'],
  [7, 'white', 'green', 'blue', 'red'],
  [8, 'blue', 'red', 'white', 'green'],
]

test.each(stored)(
  'a photo with orientation %i is shown upright, without saying where it was taken',
  async (orientation, ...names) => {
    const lies = orientation > 4
    const quarters = names.map((name) => quarterColors[name]) as unknown as [Color, Color, Color, Color]
    const [width, height] = lies ? [32, 48] : [48, 32]
    const file = await photo(width, height, { orientation, quarters })
    expect(file.includes(placeInPhoto)).toBe(true)
    const files = await encoded(file)
    expect(sizes(files)).toEqual([
      [48, 32],
      [48, 32],
      [48, 32],
    ])
    for (const { bytes } of files ?? []) {
      const shown = await quartersOf(bytes)
      expect([shown.width, shown.height]).toEqual([48, 32])
      expect(shown.quarters.map(nameOf)).toEqual(upright)
      expect(Buffer.from(bytes).includes('EXIF')).toBe(false)
      expect(Buffer.from(bytes).includes(placeInPhoto)).toBe(false)
    }
  },
)

test('a picture has three widths and is never enlarged, nor more than twice as high as its width', async () => {
  expect(sizes(await encoded(await photoAsPng(2000, 1500)))).toEqual([
    [1600, 1200],
    [800, 600],
    [400, 300],
  ])
  expect(sizes(await encoded(await photoAsPng(500, 300)))).toEqual([
    [500, 300],
    [500, 300],
    [400, 240],
  ])
  expect(sizes(await encoded(await photoAsPng(300, 6000)))).toEqual([
    [160, 3200],
    [80, 1600],
    [40, 800],
  ])
  expect(sizes(await encoded(await photoAsPng(1, 1)))).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
})

test.each([
  ['PNG', photoAsPng],
  ['WebP', photoAsWebp],
])('what is transparent in a %s stays so', async (_, make) => {
  const half: Color = [200, 40, 40, 128]
  const files = await encoded(await make(1800, 900, [half, half, [0, 0, 0, 0], [10, 10, 10, 255]]))
  for (const { bytes } of files ?? []) {
    const { quarters } = await quartersOf(bytes)
    expect(quarters.map((color) => Math.round((color[3] ?? 0) / 8))).toEqual([16, 16, 0, 32])
    expect(Math.abs((quarters[0]?.[0] ?? 0) - 200)).toBeLessThan(16)
  }
})

test('a file that only looks like a picture is none', async () => {
  for (const file of [jpeg(640, 480), webp(640, 480), webp(64, 48, 'VP8L'), webp(64, 48, 'VP8 ')])
    expect(await encoded(file)).toBeUndefined()
  expect(await encodePicture(Buffer.from('%PDF-1.7'), { contentType: 'application/pdf' })).toBeUndefined()
})

test('broken bytes never end the function, and it reads the next picture', async () => {
  const files = [
    ['image/jpeg', await photo(40, 30)],
    ['image/png', await photoAsPng(40, 30)],
    ['image/webp', await photoAsWebp(40, 30)],
  ] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.uint8Array({ maxLength: 12 }),
      fc.boolean(),
      async ([contentType, whole], share, noise, isCut) => {
        const at = Math.floor(share * whole.length)
        const rest = isCut ? Buffer.alloc(0) : whole.subarray(Math.min(whole.length, at + noise.length))
        const broken = Buffer.concat([whole.subarray(0, at), noise, rest])
        const encodedBroken = await encodePicture(broken, { contentType })
        if (encodedBroken) expect(encodedBroken).toHaveLength(3)
      },
    ),
    { numRuns: 150 },
  )
  for (const [contentType, file] of files) expect(await encodePicture(file, { contentType })).toHaveLength(3)
})
