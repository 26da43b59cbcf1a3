import { type BookedZone, zoneOf } from '#shared/ads/ad-zones/ad-zone.ts'
import { isFeaturing } from '#shared/ads/ad-zones/zone-settings.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** A page as it is drawn: what stands on it, and the ad, in CSS pixels. */
export type DrawnPage = { width: number; height: number; blocks: readonly Box[]; ad: Box }

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** Boxes in rows and columns of the same size. */
function cards(first: Box, columns: number, rows: number, gap: number): Box[] {
  const { x, y, width, height } = first
  return Array.from({ length: columns * rows }, (_, at) =>
    box(x + (at % columns) * (width + gap), y + Math.floor(at / columns) * (height + gap), width, height),
  )
}

const desk = { width: 1440, height: 800 }
const hand = { width: 390, height: 800 }

type Place = { x: number; y: number; blocks: readonly Box[]; width?: number }

const wide: Record<BookedZone, Place> = {
  home_wide: {
    x: 235,
    y: 352,
    blocks: [
      box(96, 120, 620, 48),
      box(96, 188, 480, 24),
      box(96, 240, 200, 56),
      box(820, 112, 524, 200),
    ].concat(cards(box(96, 642, 400, 220), 3, 1, 24)),
  },
  directory_top: {
    x: 356,
    y: 556,
    blocks: [
      box(96, 112, 420, 40),
      box(96, 172, 1248, 40),
      ...cards(box(96, 232, 400, 300), 3, 1, 24),
      ...cards(box(96, 670, 400, 130), 3, 1, 24),
    ],
  },
  side_box: {
    x: 1044,
    y: 232,
    blocks: [
      box(96, 112, 520, 40),
      box(96, 172, 900, 420),
      box(96, 616, 860, 20),
      box(96, 652, 900, 20),
      box(96, 688, 640, 20),
      box(1044, 172, 300, 36),
      box(1044, 506, 300, 200),
    ],
  },
  market_card: {
    x: 412,
    y: 172,
    width: 294,
    blocks: [box(96, 112, 360, 40), ...cards(box(96, 172, 294, 330), 4, 2, 22).filter((_, at) => at !== 1)],
  },
  resource_partner: {
    x: 520,
    y: 172,
    blocks: [box(96, 112, 360, 40), ...cards(box(96, 172, 400, 320), 3, 2, 24).filter((_, at) => at !== 1)],
  },
  featured_listing: {
    x: 96,
    y: 232,
    blocks: [
      box(96, 112, 420, 40),
      box(96, 172, 1248, 40),
      ...cards(box(96, 232, 400, 300), 3, 2, 24).slice(1),
    ],
  },
}

/** The picture of a business. */
const cover = { width: 400, height: 225 }

const phone: Record<BookedZone, Place> = {
  home_wide: {
    x: 35,
    y: 420,
    blocks: [box(20, 100, 340, 90), box(20, 210, 350, 170), box(20, 550, 350, 230)],
  },
  directory_top: {
    x: 35,
    y: 560,
    blocks: [
      box(20, 100, 240, 36),
      box(20, 152, 350, 44),
      ...cards(box(20, 216, 350, 100), 1, 3, 10),
      ...cards(box(20, 680, 350, 100), 1, 1, 10),
    ],
  },
  side_box: { x: 45, y: 440, blocks: [box(20, 100, 280, 36), box(20, 152, 350, 260), box(20, 716, 350, 60)] },
  market_card: {
    x: 20,
    y: 420,
    width: 350,
    blocks: [box(20, 100, 200, 36), box(20, 152, 350, 244)],
  },
  resource_partner: {
    x: 20,
    y: 400,
    width: 350,
    blocks: [box(20, 100, 200, 36), box(20, 152, 350, 224), box(20, 690, 350, 100)],
  },
  featured_listing: {
    x: 20,
    y: 216,
    width: 350,
    blocks: [box(20, 100, 240, 36), box(20, 152, 350, 44), box(20, 520, 350, 240)],
  },
}

/** The page on which a zone stands, with its ad in true proportions. A card is as wide as those beside it. */
export function drawnPage(zone: BookedZone, on: 'wide' | 'phone'): DrawnPage {
  const { x, y, blocks, width } = (on === 'wide' ? wide : phone)[zone]
  const known: Pick<ReturnType<typeof zoneOf>, 'wide' | 'phone'> = isFeaturing(zone)
    ? { wide: cover }
    : zoneOf(zone)
  const size = (on === 'phone' && known.phone) || known.wide
  const shown = width ?? size.width
  return {
    ...(on === 'wide' ? desk : hand),
    blocks,
    ad: box(x, y, shown, Math.round((size.height * shown) / size.width)),
  }
}
