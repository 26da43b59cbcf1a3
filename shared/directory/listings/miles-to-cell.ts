import { milesBetween } from '#shared/platform/places/miles-between.ts'
import type { Point } from '#shared/platform/places/point.ts'
import type { Corners } from './geohash.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (radians_: number) => (radians_ * 180) / Math.PI

/** More than any rounding makes of a distance, and less than any point is told apart by. */
const rounding = 1e-6

/** How far a longitude is from another, eastward, 0 to 360. */
const eastOf = (from: number, to: number) => (((to - from) % 360) + 360) % 360

/** How far two longitudes are apart, 0 to 180. */
const apartFrom = (one: number, other: number) => Math.min(eastOf(one, other), eastOf(other, one))

/** True for a cell that the meridian of a longitude crosses. */
const crosses = (lon: number, { west, east }: Corners) =>
  east - west >= 360 || eastOf(west, lon) <= eastOf(west, east)

/**
 * The distance from a point to the nearest point of a cell, in miles, and never more than that. Beside a cell that is on
 * its nearer meridian, at the latitude where a great circle from the point meets that meridian at a right angle, as far
 * as the cell has it.
 */
export function milesToCell(point: Point, cell: Corners): number {
  const { south, north, west, east } = cell
  const miles = crosses(point.lon, cell)
    ? milesBetween(point, { lat: Math.min(Math.max(point.lat, south), north), lon: point.lon })
    : Math.min(...[west, east].map((lon) => toMeridian(point, lon, south, north)))
  return Math.max(0, miles - rounding)
}

/** The distance from a point to the farthest point of a cell, and never less than that: one of its corners. */
export function milesAcrossCell(point: Point, { south, north, west, east }: Corners): number {
  // Beyond a quarter of the way around, the farthest point may be another one.
  if ([west, east].some((lon) => apartFrom(point.lon, lon) > 90)) return Number.POSITIVE_INFINITY
  const corners = [south, north].flatMap((lat) => [west, east].map((lon) => ({ lat, lon })))
  return Math.max(...corners.map((corner) => milesBetween(point, corner))) + rounding
}

function toMeridian(point: Point, lon: number, south: number, north: number): number {
  const apart = radians(apartFrom(point.lon, lon))
  const ends = [south, north].map((lat) => milesBetween(point, { lat, lon }))
  // Beyond a quarter of the way around, the nearest point of a meridian is one of its ends.
  if (apart >= Math.PI / 2) return Math.min(...ends)
  const nearest = degrees(Math.atan2(Math.tan(radians(point.lat)), Math.cos(apart)))
  return nearest > south && nearest < north
    ? Math.min(...ends, milesBetween(point, { lat: nearest, lon }))
    : Math.min(...ends)
}
