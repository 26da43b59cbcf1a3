import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'

/** Sides to look at a box from. */
export const viewSides = ['front', 'back', 'left', 'right', 'top', 'bottom'] as const
export type ViewSide = (typeof viewSides)[number]

export const shownDimensions = ['none', 'external', 'internal', 'both'] as const
export type ShownDimensions = (typeof shownDimensions)[number]

/** The view of a box. Nothing in it changes the box. */
export type SceneView = {
  projection: 'perspective' | 'orthographic'
  /** The shares cut away from the right, the front and the top, from 0 to 1. */
  cut: { width: number; depth: number; height: number }
  /** The distance to which its parts are moved apart, from 0 to 1. */
  exploded: number
  xray: boolean
  dimensions: ShownDimensions
  /** The trunk of a midsize car around it. */
  trunk: boolean
  material: SavedBuild['material']
  /** The panel that is chosen in the scene or in the list. */
  selected: string | undefined
}

export const usualView: SceneView = {
  projection: 'perspective',
  cut: { width: 0, depth: 0, height: 0 },
  exploded: 0,
  xray: false,
  dimensions: 'external',
  trunk: false,
  material: 'mdf',
  selected: undefined,
}

/** The trunk of a midsize car, m: ours, to see a box beside something of known size. */
export const trunk = { width: 1.05, height: 0.5, depth: 0.95 } as const
