import type { ImportColumns } from './result-import.ts'

const longestCell = 200
/** The number of columns of a file to choose from. */
export const mostColumns = 100

/** Invisible characters in a cell, and those that turn the direction of a text, are not part of it. */
export const cleanedCell = (cell: string): string =>
  cell
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, longestCell)

/** The cells of a row that are read, in their places: the others are not kept. */
export function mappedCells(cells: readonly string[], columns: ImportColumns): string[] {
  const read = new Set(Object.values(columns))
  return cells.map((cell, at) => (read.has(at) ? cleanedCell(cell) : ''))
}
