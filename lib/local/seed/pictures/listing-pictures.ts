import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Listing, ListingPicture } from '#shared/directory/listings/listing.ts'
import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { pictureFile } from '#shared/platform/pictures/picture-widths.ts'
import type { ListingDrawing } from './listing-drawings.ts'

type Shown = { cover: ListingDrawing; morePictures?: number }

/** What the pictures of a business show besides its cover. */
const inside: Record<ListingType, readonly ListingDrawing[]> = {
  retailer: ['wall-red', 'bay-blue', 'amps-blue', 'dash-green', 'spools-cool', 'wall-blue', 'bench-black'],
  installer: [
    'bay-green',
    'dash-cyan',
    'door-silver',
    'amps-red',
    'meter-amber',
    'battery-blue',
    'bay-violet',
  ],
  manufacturer: ['line-orange', 'wall-yellow', 'meter-green', 'spools-warm', 'line-teal', 'crates-blue'],
  distributor: ['crates-blue', 'spools-warm', 'battery-red', 'crates-brown', 'amps-blue'],
  fabricator: ['bench-walnut', 'door-copper', 'bay-orange', 'wrap-teal', 'bench-oak', 'wall-blue'],
  mobile_service: ['battery-red', 'dash-cyan', 'spools-cool', 'amps-red'],
  venue: ['meter-green', 'lane-day', 'meter-amber', 'lane-night'],
  media: ['wall-yellow', 'meter-amber', 'amps-blue'],
}

const kindOf = (drawing: ListingDrawing) => drawing.split('-')[0] ?? ''

const alts: Readonly<Record<string, (name: string) => string>> = {
  front: (name) => `The front of ${name} from the street`,
  bay: () => 'A car in the install bay with its box in sight',
  wall: () => 'Drivers on the shelves of the listening room',
  bench: () => 'An enclosure on the workbench',
  meter: () => 'The meter after a run, with its microphone',
  amps: () => 'Three amplifiers on the test bench',
  spools: () => 'Spools of cable in every color',
  van: (name) => `The van of ${name} at a customer’s house`,
  lane: () => 'A car at the meter of the lane',
  mic: () => 'The microphone in the studio',
  line: () => 'Drivers on the assembly line',
  crates: () => 'Cartons on the racks of the warehouse',
  dash: () => 'A dashboard with its new screen',
  door: () => 'A door that has been deadened',
  battery: () => 'Two batteries and an alternator',
  wrap: () => 'A car in its new wrap',
}

const address = (id: string, name: string, drawing: string) =>
  `/media/listing-pictures/${id}/${name}.${drawing}`

/** The pictures of a listing in all their widths: its cover, and other sides of the same trade. */
export function listingPictures(
  { id, businessName, listingType, createdAt }: Listing,
  { cover, morePictures = 0 }: Shown,
): ListingPicture[] {
  const own = inside[listingType]
  const start = [...businessName].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % own.length
  const others = [...own.slice(start), ...own.slice(0, start)].filter((one) => kindOf(one) !== kindOf(cover))
  const drawings = [cover, ...new Map(others.map((one) => [kindOf(one), one])).values()]
  return drawings.slice(0, 1 + morePictures).map((drawing, at) => {
    const picture = deriveId('pic', createdAt, `${id} ${at}`)
    return {
      id: picture,
      src: pictureFile(address(id, picture, drawing)),
      alt: alts[kindOf(drawing)]?.(businessName) ?? businessName,
      width: 1600,
      height: 1200,
    }
  })
}

/** The address of the logo of a listing. */
export const listingLogo = ({ id }: Pick<Listing, 'id'>, logo: number | undefined): string | undefined =>
  logo === undefined ? undefined : `${address(id, 'demo', `mark-${String(logo).padStart(2, '0')}`)}.webp`
