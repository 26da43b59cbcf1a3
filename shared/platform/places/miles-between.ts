import type { Point } from './point.ts'

const earthRadiusMiles = 3958.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance between two points along the surface of the earth, by the haversine formula. */
export function milesBetween(one: Point, other: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const share =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lon, other.lon)
  // Rounding may lead just above 1 for points that are opposite each other.
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(share)))
}
