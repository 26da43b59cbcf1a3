import type { CutOut, Panel, PanelPlace } from './panel.ts'
import { panelVolume } from './panel.ts'

/** A board across the inside of the box, with a window in its middle; m. */
export type WindowBrace = {
  width: number
  height: number
  thickness: number
  window: { width: number; height: number }
}

/** A brace as a panel to cut. Its field says where it goes. */
export function bracePanel(id: string, brace: WindowBrace, place: PanelPlace): Panel {
  const { width, height, thickness, window } = brace
  const outline = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const
  const hole: CutOut = {
    corner: [(width - window.width) / 2, (height - window.height) / 2],
    width: window.width,
    height: window.height,
  }
  const layers = [{ thickness, outer: outline, inner: outline }]
  return { id, wall: 'brace', stock: 'sheet', layers, cutOuts: [hole], place }
}

/** Returns the volume that braces take, m³: the board minus its window. */
export const braceVolume = (braces: readonly Panel[]): number =>
  braces.reduce((sum, brace) => sum + panelVolume(brace), 0)

/** A board of 18 mm needs no brace up to this length in one direction, m: ours. */
const freeLength = { thickness: 0.018, length: 0.35 }

/**
 * True if a wall is unsupported over too much of its length in both directions for its thickness; a window
 * brace then helps. Its lowest resonance goes with t/L², so a board twice as thick may be √2 as long.
 */
export function needsBrace(inside: { width: number; height: number }, thickness: number): boolean {
  const longest = freeLength.length * Math.sqrt(thickness / freeLength.thickness)
  return Math.min(inside.width, inside.height) > longest + 1e-9
}
