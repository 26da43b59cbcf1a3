/** A rectangle to cut, in m. With `grain` fixed, its width runs along the grain of the sheet, and it is never turned. */
export type SheetPiece = {
  /** Unique among all that are cut together. */
  id: string
  /** The name used in sentences. */
  name: string
  width: number
  height: number
  grain: 'fixed' | 'free'
}
