/** A sheet and its saw, in m. The grain runs along its width. */
export type SheetStock = {
  width: number
  height: number
  /** The width the blade takes. */
  kerf: number
  /** The width cut off each edge before anything else. */
  trim: number
}

/** Sheets that shops have: 8 by 4 feet, and birch of 5 by 5. */
export const sheetSizes = [
  { width: 2.44, height: 1.22 },
  { width: 1.525, height: 1.525 },
] as const

export const standardStock: SheetStock = { ...sheetSizes[0], kerf: 0.003, trim: 0 }
