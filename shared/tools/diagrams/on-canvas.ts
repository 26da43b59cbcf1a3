import type { Command } from './command.ts'
import type { DiagramCable } from './diagram.ts'
import { partRanges } from './node-fields.ts'

const { min, max } = partRanges.place
const inPlace = (value: number) => Math.min(max, Math.max(min, value))

const placed = <P extends { x: number; y: number }>(point: P): P => {
  const [x, y] = [inPlace(point.x), inPlace(point.y)]
  return x === point.x && y === point.y ? point : { ...point, x, y }
}

const bendsPlaced = (cable: DiagramCable): DiagramCable => {
  const bends = cable.bends.map((bend) => placed(bend))
  return bends.every((bend, at) => bend === cable.bends[at]) ? cable : { ...cable, bends }
}

/** A command whose parts and bends stay on the canvas: positions beyond its edge move onto it. */
export const onCanvas = (command: Command): Command => ({
  ...command,
  ...(command.nodes && { nodes: command.nodes.map((node) => placed(node)) }),
  ...(command.cables && { cables: command.cables.map(bendsPlaced) }),
})
