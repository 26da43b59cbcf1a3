import { pictureWidths } from '#shared/platform/pictures/picture-widths.ts'
import { adDrawings } from './ad-drawings.ts'
import { carRear, type RearView } from './car-rear.ts'
import { type Body, carSide, type SideView } from './car-side.ts'
import { type Crest, crest } from './crest.ts'
import { itemDrawings } from './item-drawings.ts'
import { listingDrawings } from './listing-drawings.ts'
import { marks } from './marks.ts'
import { cone, meterTower, soundWaves } from './meter.ts'
import { type Portrait, portrait } from './portrait.ts'
import { type SceneryName, sceneries } from './scenery.ts'

/** `widths` of one that is kept in several, as an uploaded picture is. */
export type Drawing = {
  name: string
  width: number
  height: number
  svg: string
  widths?: readonly number[]
}

const wrapped = (name: string, width: number, height: number, content: string): Drawing => ({
  name,
  width,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
})

const isNight = (at: SceneryName) => at === 'nightLot' || at === 'fairground' || at === 'duskWharf'

/** The car drives to the right or the left, or its hatch is up before the meter. */
type Pose = 'right' | 'left' | 'hatch up'

type Show = readonly [
  name: string,
  at: SceneryName,
  reading: string,
  pose: Pose,
  body: Body,
  paint: string,
  light: string,
]

/** A car at the meter. */
const shows: readonly Show[] = [
  ['show-wharf-dusk', 'duskWharf', '151.3', 'right', 'sedan', '#1d4e89', '#ffd43b'],
  ['show-wharf-night', 'nightLot', '148.7', 'hatch up', 'hatch', '#c92a2a', '#ff922b'],
  ['show-test-lane', 'garage', '139.9', 'left', 'coupe', '#f08c00', '#74c0fc'],
  ['show-desert', 'desert', '155.2', 'right', 'suv', '#2b2f36', '#ff6b35'],
  ['show-desert-days', 'desert', '142.0', 'left', 'pickup', '#0b7285', '#fff3bf'],
  ['show-hangar', 'hangar', '149.4', 'hatch up', 'wagon', '#5f3dc4', '#ffd43b'],
  ['show-pier', 'pier', '146.8', 'right', 'pickup', '#a61e4d', '#ffffff'],
  ['show-mill', 'mill', '144.1', 'left', 'van', '#e9ecef', '#1864ab'],
  ['show-fair', 'fairground', '152.6', 'right', 'suv', '#087f5b', '#ffe066'],
  ['show-fair-night', 'fairground', '157.0', 'hatch up', 'coupe', '#e8590c', '#ffffff'],
  ['show-playa', 'playa', '150.5', 'left', 'sedan', '#862e9c', '#ffd8a8'],
  ['show-wharf-morning', 'pier', '143.6', 'left', 'hatch', '#1864ab', '#ffe066'],
  ['show-wharf-hatch', 'duskWharf', '147.2', 'hatch up', 'suv', '#22262b', '#ffd43b'],
  ['show-tuning-night', 'garage', '138.4', 'hatch up', 'wagon', '#5f3dc4', '#9775fa'],
  ['show-lot', 'nightLot', '153.8', 'left', 'suv', '#e9ecef', '#4dabf7'],
]

const cones = (...xs: number[]) => xs.map((x) => cone(x, 800)).join('')

function show([name, at, text, pose, body, paint, light]: Show): Drawing {
  const scene = sceneries[at](name)
  if (pose === 'hatch up') {
    const rear = carRear({ paint, woofers: [2, 1], cone: '#212529', glow: light, box: '#3a2d24' }, name)
    const content = `${scene}${soundWaves(170, 500, light)}<g transform="translate(60 126) scale(.86)">${rear}</g>${meterTower(1040, text, '#ffa51f')}${cones(70, 930)}`
    return wrapped(name, 1200, 900, content)
  }
  const spokes = 5 + (text.charCodeAt(2) % 4)
  const car = `${soundWaves(290, 560, light)}<g transform="translate(206 446) scale(.82)">${carSide({ body, paint, isLit: isNight(at), spokes }, name)}</g>`
  if (pose === 'right')
    return wrapped(
      name,
      1200,
      900,
      `${scene}${car}${meterTower(1060, text, '#ffa51f')}${cones(120, 220, 930)}`,
    )
  const mirrored = `<g transform="translate(1200 0) scale(-1 1)">${scene}${car}</g>`
  return wrapped(name, 1200, 900, `${mirrored}${meterTower(140, text, '#ffa51f')}${cones(270, 980, 1080)}`)
}

type Car = readonly [name: string, at: SceneryName, view: SideView]

const cars: readonly Car[] = [
  ['car-wagon-blue', 'desert', { body: 'wagon', paint: '#2b6cb0', spokes: 12 }],
  ['car-van-white', 'hangar', { body: 'van', paint: '#e3e6e8', stripe: '#f08c00' }],
  ['car-hatch-blue', 'playa', { body: 'hatch', paint: '#1971c2', rim: '#2b2f33' }],
  ['car-pickup-white', 'desert', { body: 'pickup', paint: '#e9ecef', spokes: 8 }],
  ['car-pickup-white-pier', 'pier', { body: 'pickup', paint: '#dee2e6', rim: '#22262a', spokes: 6 }],
  ['car-coupe-gray', 'garage', { body: 'coupe', paint: '#868e96', spokes: 8, stripe: '#1c7ed6' }],
  ['car-wagon-green', 'mill', { body: 'wagon', paint: '#2f6f4f', spokes: 6 }],
  ['car-suv-black', 'nightLot', { body: 'suv', paint: '#22262b', isLit: true, spokes: 6 }],
  ['car-sedan-silver', 'pier', { body: 'sedan', paint: '#adb5bd', spokes: 10 }],
  ['car-sedan-silver-mill', 'mill', { body: 'sedan', paint: '#ced4da', spokes: 5 }],
  ['car-coupe-red', 'duskWharf', { body: 'coupe', paint: '#c92a2a', rim: '#22262a', spokes: 6, isLit: true }],
  ['car-pickup-orange', 'desert', { body: 'pickup', paint: '#d9480f', rim: '#22262a', spokes: 6 }],
  ['car-pickup-orange-fair', 'fairground', { body: 'pickup', paint: '#e8590c', isLit: true, spokes: 5 }],
]

const car = ([name, at, view]: Car): Drawing =>
  wrapped(
    name,
    1200,
    900,
    `${sceneries[at](name)}<g transform="translate(80 412) scale(1.05)">${carSide(view, name)}</g>`,
  )

type Trunk = readonly [name: string, at: SceneryName, view: RearView]

const trunks: readonly Trunk[] = [
  [
    'trunk-black-two',
    'nightLot',
    { paint: '#22262b', woofers: [2, 1], cone: '#c92a2a', glow: '#ff3b30', box: '#3a2d24' },
  ],
  [
    'trunk-silver-two',
    'duskWharf',
    { paint: '#adb5bd', woofers: [2, 1], cone: '#495057', isSquare: true, glow: '#ff922b', box: '#212529' },
  ],
  [
    'trunk-red-one',
    'mill',
    { paint: '#c92a2a', woofers: [1, 1], cone: '#f2b705', glow: '#ffd43b', box: '#6b5236' },
  ],
  [
    'trunk-blue-one',
    'garage',
    { paint: '#1971c2', woofers: [1, 1], cone: '#343a40', glow: '#4dabf7', box: '#8a6d4b' },
  ],
  [
    'trunk-gray-two',
    'playa',
    { paint: '#868e96', woofers: [2, 1], cone: '#1c7ed6', glow: '#4dabf7', box: '#23272c' },
  ],
  [
    'trunk-green-four',
    'hangar',
    { paint: '#2f6f4f', woofers: [2, 2], cone: '#212529', glow: '#51cf66', box: '#8a6d4b' },
  ],
  [
    'trunk-black-four',
    'fairground',
    { paint: '#25282c', woofers: [2, 2], cone: '#f76707', glow: '#ff922b', box: '#2b2119' },
  ],
  [
    'trunk-red-square',
    'nightLot',
    { paint: '#c92a2a', woofers: [2, 1], cone: '#343a40', isSquare: true, glow: '#ff8787', box: '#212529' },
  ],
]

const trunk = ([name, at, view]: Trunk): Drawing =>
  wrapped(
    name,
    1200,
    900,
    `${sceneries[at](name)}<g transform="translate(120 130) scale(.96)">${carRear(view, name)}</g>`,
  )

const people: readonly Portrait[] = [
  { ground: '#1864ab', skin: '#f1c9a5', hair: '#3b2a1d', style: 'short', shirt: '#f08c00' },
  { ground: '#c92a2a', skin: '#8d5a3b', hair: '#17120e', style: 'curly', shirt: '#e9ecef' },
  { ground: '#2b8a3e', skin: '#e0ac7e', hair: '#22180f', style: 'long', shirt: '#212529' },
  { ground: '#5f3dc4', skin: '#5c3a24', hair: '#0f0c0a', style: 'bald', shirt: '#ffd43b', beard: true },
  { ground: '#e8590c', skin: '#f6d7bd', hair: '#b5651d', style: 'cap', shirt: '#1d4e89', beard: true },
  { ground: '#0b7285', skin: '#c98d5e', hair: '#2a1c12', style: 'bun', shirt: '#c2255c' },
  { ground: '#343a40', skin: '#f1c9a5', hair: '#d9b26a', style: 'muffs', shirt: '#495057' },
  { ground: '#a61e4d', skin: '#a9714b', hair: '#1a1310', style: 'beanie', shirt: '#0b7285', beard: true },
  { ground: '#846358', skin: '#f3d1b3', hair: '#8c8c8c', style: 'short', shirt: '#2b2f36', glasses: true },
  { ground: '#1971c2', skin: '#6f4528', hair: '#0f0c0a', style: 'braids', shirt: '#fab005' },
  { ground: '#66a80f', skin: '#eac3a0', hair: '#6b2f14', style: 'long', shirt: '#364fc7', glasses: true },
  { ground: '#f08c00', skin: '#d9a074', hair: '#191410', style: 'muffs', shirt: '#25282c', beard: true },
  {
    ground: '#495057',
    skin: '#f6d7bd',
    hair: '#e0dcd3',
    style: 'bald',
    shirt: '#862e9c',
    beard: true,
    glasses: true,
  },
  { ground: '#087f5b', skin: '#8d5a3b', hair: '#17120e', style: 'short', shirt: '#fff3bf', glasses: true },
  { ground: '#364fc7', skin: '#f1c9a5', hair: '#c05621', style: 'curly', shirt: '#2f9e44' },
  { ground: '#9c36b5', skin: '#c98d5e', hair: '#20160f', style: 'cap', shirt: '#e03131' },
  { ground: '#d6336c', skin: '#5c3a24', hair: '#0f0c0a', style: 'bun', shirt: '#d0bfff', glasses: true },
  { ground: '#2f9e44', skin: '#e0ac7e', hair: '#3b2a1d', style: 'beanie', shirt: '#f76707' },
  { ground: '#22262a', skin: '#a9714b', hair: '#1a1310', style: 'short', shirt: '#ffa51f', beard: true },
  { ground: '#0c8599', skin: '#f6d7bd', hair: '#2d1b12', style: 'braids', shirt: '#862e9c' },
]

const crests: readonly Crest[] = [
  { shape: 'shield', ground: '#c2410c', ink: '#ffe8cc', motif: 'peaks' },
  { shape: 'round', ground: '#1864ab', ink: '#d0ebff', motif: 'waves' },
  { shape: 'diamond', ground: '#2b2f36', ink: '#ffd43b', motif: 'corners' },
  { shape: 'hexagon', ground: '#2b8a3e', ink: '#f4fce3', motif: 'bolt' },
  { shape: 'shield', ground: '#5f3dc4', ink: '#ffd8a8', motif: 'cone' },
  { shape: 'round', ground: '#212529', ink: '#ff922b', motif: 'horn' },
]

/** The signs of shops, brands, and organizers. */
const signs: readonly Crest[] = [
  { shape: 'hexagon', ground: '#0b7285', ink: '#e3fafc', motif: 'horn' },
  { shape: 'diamond', ground: '#862e9c', ink: '#f8f0fc', motif: 'waves' },
  { shape: 'round', ground: '#e8590c', ink: '#fff4e6', motif: 'bolt' },
  { shape: 'shield', ground: '#343a40', ink: '#ffa51f', motif: 'corners' },
  { shape: 'round', ground: '#087f5b', ink: '#e6fcf5', motif: 'cone' },
  { shape: 'hexagon', ground: '#a61e4d', ink: '#ffdeeb', motif: 'peaks' },
]

/** The logos of organizations, the platform’s own first. */
const seals: readonly Crest[] = [
  { shape: 'round', ground: '#0b0c0d', ink: '#ffa51f', motif: 'rise' },
  { shape: 'shield', ground: '#0b4f6c', ink: '#ffe8cc', motif: 'flag' },
  { shape: 'round', ground: '#b5531c', ink: '#fff4e6', motif: 'gauge' },
  { shape: 'hexagon', ground: '#1c5d99', ink: '#d0ebff', motif: 'rings' },
  { shape: 'diamond', ground: '#2b6e3f', ink: '#f4fce3', motif: 'waves' },
  { shape: 'shield', ground: '#5a3e85', ink: '#ffe066', motif: 'gauge' },
  { shape: 'hexagon', ground: '#9c2a4a', ink: '#ffdeeb', motif: 'flag' },
  { shape: 'round', ground: '#495057', ink: '#c3fae8', motif: 'bolt' },
  { shape: 'diamond', ground: '#0f766e', ink: '#e6fcf5', motif: 'cone' },
]

const numbered = (kind: string, at: number) => `${kind}-${String(at + 1).padStart(2, '0')}`

/** Every base picture of the demo. */
export const drawings: readonly Drawing[] = [
  ...shows.map(show),
  ...cars.map(car),
  ...trunks.map(trunk),
  ...people.map((one, at) => wrapped(numbered('person', at), 480, 480, portrait(one))),
  ...crests.map((one, at) => wrapped(numbered('crest', at), 480, 480, crest(one))),
  ...signs.map((one, at) => wrapped(numbered('sign', at), 480, 480, crest(one))),
  ...seals.map((one, at) => wrapped(numbered('seal', at), 480, 480, crest(one))),
  ...marks.map((one, at) => wrapped(numbered('mark', at), 480, 480, crest(one))),
  ...adDrawings.map(({ name, width, height, content }) => wrapped(name, width, height, content)),
  ...[...listingDrawings, ...itemDrawings].map(({ name, content }) => ({
    ...wrapped(name, 1200, 900, content),
    widths: pictureWidths,
  })),
]

/** The files of a drawing, each with the width that it is drawn in. */
export const filesOf = ({ name, width, widths }: Drawing): { file: string; width: number }[] =>
  widths
    ? widths.map((one) => ({ file: `${name}-${one}.webp`, width: one }))
    : [{ file: `${name}.webp`, width }]
