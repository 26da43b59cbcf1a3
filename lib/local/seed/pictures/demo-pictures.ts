import { readFileSync } from 'node:fs'
import type { AdPicture } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { type AdZone, sizesOf } from '#shared/ads/ad-zones/ad-zone.ts'
import type { Team } from '#shared/community/teams/team.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import { type AdLook, adDrawing } from './ad-drawings.ts'

/** The address of a copy of a drawing, which goes when its owner replaces it. */
const copyAt = (folder: string, id: string, drawing: string) => `/media/${folder}/${id}.${drawing}.webp`

/** The portrait of each first name; the people do not exist. */
const portraits: Readonly<Record<string, number>> = {
  Tovah: 3,
  Marlo: 1,
  Idris: 14,
  Pia: 6,
  Rusk: 5,
  Odalys: 10,
  Benno: 9,
  Jolene: 15,
  Teo: 16,
  Linnea: 20,
  Cassius: 4,
  Wilhelmina: 11,
  Dario: 12,
  Hattie: 17,
  Kofi: 19,
  Sunniva: 3,
  Ambrose: 13,
  Zadie: 2,
  Emeka: 8,
  Perla: 6,
  Gus: 18,
  Freya: 15,
  Rafe: 7,
  Bettina: 11,
  Silas: 1,
  Noor: 17,
  Magnus: 12,
  Calla: 2,
  Otis: 4,
  Yesenia: 20,
  Leif: 5,
  Tamsin: 10,
  Viggo: 16,
  Roxana: 6,
  Site: 9,
  Wade: 19,
  Tessa: 17,
}
const signCount = 6

const twoFigures = (value: number) => String(value).padStart(2, '0')

/** The address of a member’s picture: the sign of a business, or a portrait. */
export function personPicture({
  id,
  name,
  membershipType,
}: Pick<User, 'id' | 'name' | 'membershipType'>): string {
  const sum = [...name].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  const drawing = isBusiness(membershipType)
    ? `sign-${twoFigures((sum % signCount) + 1)}`
    : `person-${twoFigures(portraits[name.split(' ')[0] ?? ''] ?? 1)}`
  return copyAt('profile-pictures', `${id}/demo`, drawing)
}

/** The drawings for each city with shows, which take turns. */
const shows: Readonly<Record<string, readonly string[]>> = {
  Louisville: ['show-wharf-dusk', 'show-wharf-night', 'show-wharf-morning', 'show-lot', 'show-wharf-hatch'],
  Tulsa: ['show-test-lane'],
  Phoenix: ['show-desert', 'show-desert-days'],
  Dayton: ['show-hangar'],
  Duluth: ['show-pier'],
  Macon: ['show-mill'],
  Dallas: ['show-fair', 'show-fair-night'],
  Reno: ['show-playa'],
}

/** The poster of an event; those of a city take turns. */
export function posterPicture(
  { id, ownerId, city, title }: Pick<Event, 'id' | 'ownerId' | 'city' | 'title'>,
  turn: number,
): NonNullable<Event['poster']> {
  const own = shows[city] ?? ['show-lot']
  const drawing = title.includes('Tuning Night')
    ? 'show-tuning-night'
    : (own[turn % own.length] ?? 'show-lot')
  return { url: copyAt('event-posters', `${ownerId}/${id}`, drawing), width: 1200, height: 900 }
}

/** The drawings of each build, which take turns among its owners. */
const builds: Readonly<Record<string, readonly string[]>> = {
  'The Wall': ['trunk-black-two'],
  'Street Civic': ['trunk-silver-two'],
  'Quiet Wagon': ['car-wagon-blue'],
  'First Build': ['trunk-red-one'],
  'Lane Van': ['car-van-white'],
  'Daily Hatch': ['car-hatch-blue', 'trunk-blue-one'],
  'Work Truck': ['car-pickup-white', 'car-pickup-white-pier'],
  'Blue Door': ['car-coupe-gray', 'trunk-gray-two'],
  'Old Wagon': ['trunk-green-four', 'car-wagon-green'],
  'Loud Neighbor': ['car-suv-black', 'trunk-black-four'],
  'Quiet One': ['car-sedan-silver', 'car-sedan-silver-mill'],
  'Sunday Coupe': ['car-coupe-red', 'trunk-red-square'],
  'Bed Box': ['car-pickup-orange', 'car-pickup-orange-fair'],
}

/** The address of a vehicle’s photo. */
export function vehiclePicture(
  { id, userId, name }: Pick<Vehicle, 'id' | 'userId' | 'name'>,
  turn = 0,
): string {
  const own = builds[name] ?? []
  const drawing = own[turn % Math.max(1, own.length)] ?? 'car-sedan-silver'
  return copyAt('vehicle-photos', `${userId}/${id}`, drawing)
}

/** The address of a team’s logo. */
export function teamPicture({ id }: Pick<Team, 'id'>, turn: number): string {
  return copyAt('team-logos', `${id}/demo`, `crest-${twoFigures((turn % 6) + 1)}`)
}

/** The address of an organization’s logo. */
export function organizationPicture({ id }: Pick<Organization, 'id'>, turn: number): string {
  return copyAt('organization-logos', `${id}/demo`, `seal-${twoFigures((turn % 9) + 1)}`)
}

/** The pictures of an ad, one of each size of its zone. */
export const adPictures = (zone: AdZone, id: string, look: AdLook): AdPicture[] =>
  sizesOf(zone).map(({ size, width, height }) => ({
    size,
    width,
    height,
    src: copyAt('ad-creatives', `${id}/demo`, adDrawing(look, { width, height })),
  }))

/** The bytes of the drawing that such an address shows, as `node bin/run.mjs demo-pictures` wrote them. */
export const drawingAt = (address: string): Buffer =>
  readFileSync(new URL(`./files/${address.split('.').at(-2)}.webp`, import.meta.url))
