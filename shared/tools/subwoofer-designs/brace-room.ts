import type { Boards, BoxShape } from '#shared/tools/enclosures/box-shape.ts'
import { depthBehind } from '#shared/tools/enclosures/driver-space.ts'
import { innerSize } from '#shared/tools/enclosures/inner-size.ts'
import type { BuildPorts } from './build-ports.ts'
import { boardsOf } from './build-shape.ts'
import type { SavedBuild } from './saved-build.ts'
import { bendOf } from './slot-boards.ts'
import type { BraceRoom } from './window-braces.ts'

/** The room in which the braces of a box stand. */
export function braceRoom(build: SavedBuild, shape: BoxShape, ports: BuildPorts | undefined): BraceRoom {
  const boards = boardsOf(build)
  const { width, height } = innerSize(shape, boards)
  const depth = leastDepth(boards, shape)
  const bend = bendOf(ports, build, shape, { height, depth })
  const slot =
    ports?.shape.kind === 'slot' && ports.sharedWalls > 0 && ports.lengthInside > 0
      ? ports.shape.height + build.portWall
      : 0
  return { width, height, depth: bend ? bend.along - build.portWall : depth, slot }
}

/** Returns the smallest depth of a box behind its front. */
export function leastDepth(boards: Boards, shape: BoxShape): number {
  const { width, height } = innerSize(shape, boards)
  const [x, y] = [boards.panel + width / 2, boards.panel + height / 2]
  const radius = Math.max(0, (shape.kind === 'l' ? width : height) / 2 - 1e-6)
  return Math.max(0, depthBehind(shape, boards, { x, y, radius }))
}
