import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Item, ItemPicture } from '#shared/market/market-items/item.ts'
import type { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import { pictureFile } from '#shared/platform/pictures/picture-widths.ts'
import type { ItemDrawing } from './item-drawings.ts'
import type { ListingDrawing } from './listing-drawings.ts'

/** What things of a category look like. */
const covers: Record<ItemCategory, readonly ItemDrawing[]> = {
  subwoofers: ['woofer-red', 'woofer-black', 'woofer-silver'],
  amplifiers: ['amp-silver', 'amp-black', 'amp-red'],
  head_units: ['screen-cyan', 'screen-violet', 'radio-green'],
  speakers: ['set-gray'],
  processors: ['processor-black', 'processor-silver'],
  enclosures: ['box-carpet', 'box-oak', 'box-black'],
  wiring: ['cable-red', 'cable-purple'],
  batteries_alternators: ['cells-green', 'cells-blue', 'alternator-gold'],
  deadening: ['sheets-silver'],
  tools_meters: ['handheld-amber', 'handheld-green', 'case-blue'],
  vehicles: ['ride-hatch', 'ride-van', 'ride-truck'],
  other: ['trophy-gold', 'fan-orange'],
}

/** What is shown after it: other sides, and where it stood. */
const others: Record<ItemDrawing, readonly (ItemDrawing | ListingDrawing)[]> = {
  'woofer-red': ['motor-red', 'wall-red', 'meter-amber'],
  'woofer-black': ['motor-gray', 'bench-black', 'meter-green'],
  'woofer-silver': ['motor-gray', 'wall-blue'],
  'motor-gray': ['woofer-black', 'line-teal'],
  'motor-red': ['woofer-red'],
  'box-carpet': ['bench-oak', 'wall-blue'],
  'box-oak': ['bench-walnut', 'bench-oak', 'wall-yellow'],
  'box-black': ['bench-black'],
  'amp-silver': ['amps-blue', 'meter-green', 'battery-blue'],
  'amp-black': ['spools-warm', 'meter-amber'],
  'amp-red': ['amps-red', 'meter-amber', 'battery-red'],
  'screen-cyan': ['dash-cyan', 'spools-cool'],
  'screen-violet': ['dash-cyan'],
  'radio-green': ['dash-green', 'spools-warm'],
  'set-gray': ['door-silver', 'wall-blue', 'dash-green'],
  'processor-black': ['spools-cool', 'meter-green'],
  'processor-silver': ['meter-amber'],
  'cable-purple': ['spools-cool'],
  'cable-red': ['spools-warm', 'battery-red'],
  'cells-green': ['battery-red'],
  'cells-blue': ['battery-blue', 'meter-green'],
  'alternator-gold': ['battery-blue', 'meter-amber'],
  'sheets-silver': ['door-silver', 'door-copper'],
  'handheld-amber': ['meter-amber', 'lane-day'],
  'handheld-green': ['meter-green', 'lane-night'],
  'case-blue': ['bench-oak', 'spools-warm'],
  'ride-hatch': ['dash-cyan', 'amps-blue', 'battery-blue'],
  'ride-van': ['dash-green', 'amps-red', 'battery-red'],
  'ride-truck': ['dash-cyan', 'spools-warm', 'battery-red'],
  'trophy-gold': ['wall-yellow'],
  'fan-orange': ['lane-day'],
}

const alts: Readonly<Record<string, string>> = {
  woofer: 'The cone from the front',
  motor: 'The motor and the frame from the side',
  box: 'The box from the front',
  amp: 'The amplifier from above',
  screen: 'The screen, switched on',
  radio: 'The receiver, switched on',
  set: 'Both woofers with their tweeters',
  processor: 'The processor with its sockets',
  cable: 'The cable in its coil',
  cells: 'The battery with its terminals',
  alternator: 'The alternator from the side of its fan',
  sheets: 'The sheets on the bench',
  handheld: 'The meter with a reading',
  case: 'The tool case, open',
  ride: 'The car from the side',
  trophy: 'It stood on this shelf',
  fan: 'How it stands in the lane',
  bench: 'Where it was built',
  wall: 'How it compares with others on the shelf',
  meter: 'What the meter showed with it',
  amps: 'On the test bench, playing',
  spools: 'The cable that goes with it',
  line: 'Where it was made',
  dash: 'How it looks in the dashboard',
  door: 'How it was installed',
  battery: 'The batteries that fed it',
  lane: 'At the lane',
}

/** A number for each text, the same on every machine. */
const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + sign.charCodeAt(0), 0)

/** One to four pictures of an item in all their widths. */
export function itemPictures(
  { id, title, category, createdAt }: Pick<Item, 'id' | 'title' | 'category' | 'createdAt'>,
  chosen?: ItemDrawing,
): ItemPicture[] {
  const turn = sumOf(title)
  const looks = covers[category]
  const cover = chosen ?? looks[turn % looks.length] ?? 'case-blue'
  const more = others[cover].slice(0, turn % (others[cover].length + 1))
  return [cover, ...more].map((drawing, at) => {
    const picture = deriveId('pic', createdAt, `${id} ${at}`)
    return {
      id: picture,
      src: pictureFile(`/media/item-pictures/${id}/${picture}.${drawing}`),
      alt: alts[drawing.split('-')[0] ?? ''] ?? title,
      width: 1600,
      height: 1200,
    }
  })
}
