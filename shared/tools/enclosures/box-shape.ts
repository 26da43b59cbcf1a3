/** The outside of a box, in m. Front is at the driver, depth runs to the back. */
export type BoxShape =
  | { kind: 'rectangular'; width: number; height: number; depth: number }
  /** A straight bottom and top; front and back lean. `frontLean` is how far the top of the front lies behind its bottom. */
  | {
      kind: 'wedge'
      width: number
      height: number
      depthBottom: number
      depthTop: number
      frontLean?: number | undefined
    }
  /** Seen from above, the right corner at the back is missing. */
  | {
      kind: 'l'
      width: number
      height: number
      depth: number
      notchWidth: number
      notchDepth: number
    }
  /** A tube whose ends are discs, front and back. */
  | { kind: 'cylinder'; diameter: number; length: number; wall: number }

/**
 * The thickness of the boards, in m. The baffle is as thick as the rest unless it says otherwise, and a
 * double one counts twice.
 */
export type Boards = { panel: number; baffle?: number | undefined; baffleLayers?: 1 | 2 | undefined }

/** The boards of the front, from outside in. */
export const baffleBoards = ({ panel, baffle = panel, baffleLayers = 1 }: Boards): number[] =>
  Array.from({ length: baffleLayers }, () => baffle)

/** The thickness of the whole front, m. */
export const baffleThickness = (boards: Boards): number =>
  baffleBoards(boards).reduce((sum, board) => sum + board, 0)
