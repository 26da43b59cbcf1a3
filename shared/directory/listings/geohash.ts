import type { Point } from '#shared/platform/places/point.ts'

const letters = '0123456789bcdefghjkmnpqrstuvwxyz'
const bitsOfLetter = 5

/** The letters of a whole geohash. */
const precision = 9
export const wholeBits = precision * bitsOfLetter

/** The corners of a cell, in degrees. */
export type Corners = { south: number; north: number; west: number; east: number }

/**
 * A part of the earth: each bit halves it, once from west to east and once from south to north. Five bits are a letter
 * of a geohash, so what is in a cell stands together in the order of geohashes.
 */
export type Cell = { code: number; bits: number }

/** The cell of so many bits in which a point is. */
export function cellAt({ lat, lon }: Point, bits = wholeBits): Cell {
  let [south, north, west, east] = [-90, 90, -180, 180]
  let code = 0
  for (let bit = 0; bit < bits; bit++) {
    const isLon = bit % 2 === 0
    const [low, high, here] = isLon ? [west, east, lon] : [south, north, lat]
    const middle = (low + high) / 2
    const isUpper = here >= middle
    code = code * 2 + (isUpper ? 1 : 0)
    if (isLon) [west, east] = isUpper ? [middle, high] : [low, middle]
    else [south, north] = isUpper ? [middle, high] : [low, middle]
  }
  return { code, bits }
}

export const halvesOf = ({ code, bits }: Cell): [Cell, Cell] => [
  { code: code * 2, bits: bits + 1 },
  { code: code * 2 + 1, bits: bits + 1 },
]

export function cornersOf({ code, bits }: Cell): Corners {
  let [south, north, west, east] = [-90, 90, -180, 180]
  for (let bit = 0; bit < bits; bit++) {
    const isUpper = Math.floor(code / 2 ** (bits - 1 - bit)) % 2 === 1
    if (bit % 2 === 0) [west, east] = isUpper ? [(west + east) / 2, east] : [west, (west + east) / 2]
    else [south, north] = isUpper ? [(south + north) / 2, north] : [south, (south + north) / 2]
  }
  return { south, north, west, east }
}

const lettersOf = (code: number, count: number): string =>
  count === 0 ? '' : lettersOf(Math.floor(code / 32), count - 1) + letters[code % 32]

/** The geohash of a point: points that are near have mostly the same beginning. */
export const geohash = (point: Point): string => lettersOf(cellAt(point).code, precision)

/** The first and the last letters with which the geohashes of a cell begin. */
export function lettersAround({ code, bits }: Cell): [first: string, last: string] {
  const count = Math.ceil(bits / bitsOfLetter)
  const missing = 2 ** (count * bitsOfLetter - bits)
  return [lettersOf(code * missing, count), lettersOf(code * missing + missing - 1, count)]
}
