import type { Boards, BoxShape } from '#shared/tools/enclosures/box-shape.ts'
import type { Joint } from '#shared/tools/enclosures/wall-layers.ts'
import type { SavedBuild } from './saved-build.ts'

/** The typed outside; with the volume locked, the search begins at one side of it. */
export function typedShape(build: SavedBuild): BoxShape {
  const { width, height, depth } = build
  switch (build.shape) {
    case 'rectangular':
      return { kind: 'rectangular', width, height, depth }
    case 'wedge':
      return {
        kind: 'wedge',
        width,
        height,
        depthBottom: depth,
        depthTop: build.depthTop,
        frontLean: build.frontLean,
      }
    case 'l':
      return {
        kind: 'l',
        width,
        height,
        depth,
        notchWidth: build.notchWidth,
        notchDepth: build.notchDepth,
      }
    case 'cylinder':
      return { kind: 'cylinder', diameter: width, length: depth, wall: build.tubeWall }
  }
}

/** The sides of a shape in the place of those that were typed. */
export function withSidesOf(build: SavedBuild, shape: BoxShape): SavedBuild {
  switch (shape.kind) {
    case 'cylinder':
      return { ...build, width: shape.diameter, height: shape.diameter, depth: shape.length }
    case 'wedge':
      return {
        ...build,
        width: shape.width,
        height: shape.height,
        depth: shape.depthBottom,
        depthTop: shape.depthTop,
      }
    default:
      return { ...build, width: shape.width, height: shape.height, depth: shape.depth }
  }
}

export const boardsOf = ({ panel, baffle, baffleLayers }: SavedBuild): Boards => ({
  panel,
  baffle: baffle ?? panel,
  baffleLayers,
})

/** Rabbets are half as deep as the thinner of the boards that meet. */
export const jointOf = ({ joint, panel, baffle }: SavedBuild): Joint =>
  joint === 'rabbet' ? { kind: 'rabbet', depth: Math.min(panel, baffle ?? panel) / 2 } : { kind: joint }
