import { bounds, extremes, type Panel } from '#shared/tools/enclosures/panel.ts'
import type { FrontFace } from './window-braces.ts'

/** A wall by its outermost board: its place and its size, m. */
export function faceOf(
  panels: readonly Panel[],
  name: 'front' | 'back',
): { front: FrontFace; width: number; height: number } {
  const boards = panels.filter(({ wall }) => wall === name)
  const [first] = boards
  if (!first) throw new Error(`a box has a ${name}`)
  const { width, height } = bounds(
    first.layers.flatMap(({ outer, inner }) => [...extremes(outer), ...extremes(inner)]),
  )
  const thickness = boards.flatMap(({ layers }) => layers).reduce((sum, layer) => sum + layer.thickness, 0)
  return { front: { ...first.place, thickness }, width, height }
}
