import type { DiagramNode } from './node-fields.ts'
import { type Port, portsOf } from './port.ts'

/** The connections without which a part does nothing. */
export const needs = ['supply', 'ground', 'remote', 'signal'] as const
export type Need = (typeof needs)[number]

const isSource = ({ kind }: DiagramNode) =>
  kind === 'battery' || kind === 'second_battery' || kind === 'alternator'

/** Tells whether something enters a part here that it passes on as sound. */
const takesSignal = ({ type, flow }: Port) =>
  flow === 'in' &&
  (type === 'rca' || type === 'digital' || type === 'speaker_plus' || type === 'speaker_minus')

/** The ports by which a part takes what it needs, as far as it has such ports. */
export function portsFor(node: DiagramNode, need: Need): Port[] {
  const ports = portsOf(node)
  switch (need) {
    case 'supply':
      // What comes out of a fused output has entered the part before.
      return ports.filter(({ type }) => type === 'power' || type === 'terminal')
    case 'ground':
      // An alternator is grounded by its bracket, and a ground point is the ground.
      return node.kind === 'alternator' || node.kind === 'ground'
        ? []
        : ports.filter(({ type }) => type === 'ground')
    case 'remote':
      return node.kind === 'amplifier' && node.turnsOnBySignal
        ? []
        : ports.filter(({ type, flow }) => type === 'remote' && flow === 'in')
    case 'signal':
      return ports.filter(takesSignal)
  }
}

/** Words and frames are no parts of a system. */
export const isElectrical = ({ kind }: DiagramNode): boolean => kind !== 'label' && kind !== 'frame'

/** Without a part there is nothing to check, and no verdict. */
export const hasParts = ({ nodes }: { nodes: readonly DiagramNode[] }): boolean => nodes.some(isElectrical)

/** Fuses, switches, blocks and sources do nothing by themselves: one without a cable is a spare one. */
export const isSpareAlone = (node: DiagramNode): boolean =>
  isSource(node) ||
  (['ground', 'remote', 'signal'] as const).every((need) => portsFor(node, need).length === 0)
