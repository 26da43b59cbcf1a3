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

/** Sheets and boards that shops in the United States have: 96 by 48 in, 60 by 60 in, and 3/4 in thick. */
export const usSheetSizes = [
  { width: 2.4384, height: 1.2192 },
  { width: 1.524, height: 1.524 },
] as const
export const usThickness = 0.01905

export const standardStock: SheetStock = { ...sheetSizes[0], kerf: 0.003, trim: 0 }
