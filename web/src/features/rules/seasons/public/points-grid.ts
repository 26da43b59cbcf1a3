import type { PointsTable } from '#shared/rules/seasons/points-table.ts'

export type PointsGrid = {
  /** Stands above the heads of the rows. */
  corner: string
  heads: string[]
  rows: { head: string; cells: number[] }[]
}

/** More places than these stand below each other, as a phone has no room for them side by side. */
const mostColumns = 7

/** The points of a season as a table: the multipliers by the places, the last of which is everyone after them. */
export function pointsGrid({ steps }: Pick<PointsTable, 'steps'>): PointsGrid {
  const sorted = steps.toSorted((one, other) => one.multiplier - other.multiplier)
  const listed = Math.max(...sorted.map(({ places }) => places.length))
  const places = Array.from({ length: listed + 1 }, (_, at) => (at < listed ? `${at + 1}` : `${at + 1}+`))
  const multipliers = sorted.map(({ multiplier }) => `${multiplier}×`)
  const worth = sorted.map((step) => places.map((_, at) => step.places[at] ?? step.others))
  if (places.length <= mostColumns)
    return {
      corner: 'Counts',
      heads: places,
      rows: worth.map((cells, at) => ({ head: multipliers[at] ?? '', cells })),
    }
  return {
    corner: 'Place',
    heads: multipliers,
    rows: places.map((head, place) => ({ head, cells: worth.map((cells) => cells[place] ?? 0) })),
  }
}
