import { shade } from './color.ts'

type Look = { ground: string; ink: string; light: string }

/** The platform’s own, and those of two advertisers. */
const looks = {
  house: { ground: '#14171a', ink: '#2b3035', light: '#ffa51f' },
  shop: { ground: '#0b4f6c', ink: '#146c92', light: '#ffe066' },
  maker: { ground: '#7a1f1f', ink: '#a32a2a', light: '#fff4e6' },
} as const satisfies Record<string, Look>

type Size = readonly [width: number, height: number]

/** The sizes that the ads of the demo have, by look. */
const sizes: Record<keyof typeof looks, readonly Size[]> = {
  house: [
    [970, 250],
    [728, 90],
    [320, 100],
    [300, 250],
    [600, 450],
    [400, 200],
  ],
  shop: [
    [970, 250],
    [728, 90],
    [320, 100],
    [300, 250],
    [600, 450],
  ],
  maker: [
    [970, 250],
    [728, 90],
    [320, 100],
    [300, 250],
    [400, 200],
  ],
}

/** A cone on the left, and the bars of a meter on the right: flat, so that the files are small. */
function content({ ground, ink, light }: Look, [width, height]: Size): string {
  const radius = Math.round(height * 0.36)
  const [x, y] = [Math.round(Math.min(width * 0.26, height * 0.7)), Math.round(height / 2)]
  const ring = (part: number, color: string) =>
    `<circle cx="${x}" cy="${y}" r="${Math.round(radius * part)}" fill="${color}"/>`
  const cone = [
    ring(1, ink),
    ring(0.84, shade(ground, -0.4)),
    ring(0.6, shade(ink, 0.15)),
    ring(0.26, light),
  ].join('')
  const from = x + radius * 1.5
  const step = Math.max(12, Math.round((width - from) / 14))
  const bars = Array.from({ length: Math.floor((width - from - step) / step) }, (_, at) => {
    const tall = Math.round(height * (0.16 + 0.5 * Math.abs(Math.sin(at * 0.9 + 0.6))))
    const color = at % 3 === 1 ? light : shade(light, -0.35)
    return `<rect x="${Math.round(from + at * step)}" y="${Math.round((height - tall) / 2)}" width="${Math.round(step * 0.56)}" height="${tall}" fill="${color}"/>`
  }).join('')
  return `<rect width="${width}" height="${height}" fill="${ground}"/><rect y="${height - Math.round(height * 0.05)}" width="${width}" height="${height}" fill="${light}"/>${cone}${bars}`
}

/** The name of the drawing of a look in a size. */
export const adDrawing = (look: keyof typeof looks, { width, height }: { width: number; height: number }) =>
  `ad-${look}-${width}x${height}`

export type AdLook = keyof typeof looks

/** The pictures of ads, in the exact sizes of their zones. */
export const adDrawings = (Object.keys(looks) as AdLook[]).flatMap((look) =>
  sizes[look].map(([width, height]) => ({
    name: adDrawing(look, { width, height }),
    width,
    height,
    content: content(looks[look], [width, height]),
  })),
)
