import type { DiagramNode } from './node-fields.ts'
import { type Port, portsOf } from './port.ts'

/** The size of a part on the canvas and in files. */
export const gridStep = 8
export const partWidth = 176
const head = 40
const portHeight = 24
const foot = 8

export type PlacedPort = Port & {
  side: 'left' | 'right' /** The position from the top left of its part. */
  x: number
  y: number
}

export type NodeBox = { width: number; height: number; ports: PlacedPort[] }

/** Ports that something comes out of stand on the right, all others on the left. */
const isRight = ({ kind }: DiagramNode, { id, flow }: Port): boolean => {
  if (kind === 'battery' || kind === 'second_battery' || kind === 'alternator') return id === 'plus'
  if (kind === 'distribution') return id !== 'in' && id !== 't1'
  return flow === 'out' || id === 'b' || (kind === 'dsp' && id === 'data')
}

/** Returns the size of a part and the positions of its ports. */
export function nodeBox(node: DiagramNode): NodeBox {
  if (node.kind === 'frame') return { width: node.width, height: node.height, ports: [] }
  const ports = portsOf(node)
  const sides = { left: 0, right: 0 }
  const placed = ports.map((port): PlacedPort => {
    const side = isRight(node, port) ? 'right' : 'left'
    const y = head + portHeight * sides[side] + portHeight / 2
    sides[side]++
    return { ...port, side, x: side === 'left' ? 0 : partWidth, y }
  })
  const rows = Math.max(sides.left, sides.right)
  return { width: partWidth, height: head + rows * portHeight + (rows > 0 ? foot : 0), ports: placed }
}
