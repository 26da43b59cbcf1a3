/** The requests of other parts to the canvas. */
export type CanvasControl = {
  /** The middle of the visible part, in the measures of the diagram. */
  middle: () => { x: number; y: number }
  fit: () => void
  /** Brings a part or the ends of a cable into view. */
  show: (id: string) => void
  /** Brings a part outside the view into it, and leaves the rest as it is. */
  reveal: (id: string) => void
}
