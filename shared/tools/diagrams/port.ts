import type { DiagramNode } from './node-fields.ts'

/**
 * The thing a port carries. A `terminal` is a stud that takes +12 V or ground; `speaker_plus` and
 * `speaker_minus` are the ends of an output or of a coil.
 */
export type PortType =
  | 'power'
  | 'ground'
  | 'terminal'
  | 'remote'
  | 'rca'
  | 'speaker_plus'
  | 'speaker_minus'
  | 'digital'
  | 'data'

/** `both`: current goes either way. */
export type PortFlow = 'in' | 'out' | 'both'

export type Port = {
  id: string
  type: PortType
  flow: PortFlow
  label: string
}

/** Names a port of a part. */
export type PortRef = { node: string; port: string }

const power = (id: string, label: string, flow: PortFlow = 'both'): Port => ({
  id,
  type: 'power',
  flow,
  label,
})
const plus: Port = power('plus', '+12 V')
const ground: Port = { id: 'ground', type: 'ground', flow: 'both', label: 'Ground' }
const remoteIn: Port = { id: 'remote', type: 'remote', flow: 'in', label: 'Remote in' }
const remoteOut: Port = { id: 'remote_out', type: 'remote', flow: 'out', label: 'Remote out' }
const data: Port = { id: 'data', type: 'data', flow: 'both', label: 'Data' }
const through = [power('a', 'Terminal A'), power('b', 'Terminal B')]

const counted = (count: number, portOf: (at: number) => Port[]): Port[] =>
  Array.from({ length: count }, (_, at) => portOf(at + 1)).flat()

const rca = (flow: 'in' | 'out', count: number): Port[] =>
  counted(count, (at) => [{ id: `rca_${flow}${at}`, type: 'rca', flow, label: `RCA ${flow} ${at}` }])

/** Both ends of an output, or of what takes its power. */
const pair = (id: string, label: string, flow: 'in' | 'out'): Port[] => [
  { id: `${id}_plus`, type: 'speaker_plus', flow, label: `${label} +` },
  { id: `${id}_minus`, type: 'speaker_minus', flow, label: `${label} −` },
]

const digital = (flow: 'in' | 'out', has: boolean): Port[] =>
  has ? [{ id: `digital_${flow}`, type: 'digital', flow, label: `Digital ${flow}` }] : []

/** An output of an amplifier: a channel, or two that are bridged. */
export type AmplifierOutput = { id: string; label: string; bridged: boolean }

/** The outputs of an amplifier: its bridged pairs, then its other channels. */
export function outputsOf({ channels, bridged }: { channels: number; bridged: number }): AmplifierOutput[] {
  const pairs = Math.min(bridged, Math.floor(channels / 2))
  return [
    ...Array.from({ length: pairs }, (_, at) => ({
      id: `out${2 * at + 1}`,
      label: `Channels ${2 * at + 1} and ${2 * at + 2}`,
      bridged: true,
    })),
    ...Array.from({ length: channels - 2 * pairs }, (_, at) => ({
      id: `out${2 * pairs + at + 1}`,
      label: `Channel ${2 * pairs + at + 1}`,
      bridged: false,
    })),
  ]
}

/** The ports of a part, as they stand on it from top to bottom. */
export function portsOf(node: DiagramNode): Port[] {
  switch (node.kind) {
    case 'battery':
    case 'second_battery':
    case 'alternator':
    case 'capacitor':
      return [plus, ground]
    case 'isolator':
      return [...through, ground]
    case 'fuse':
    case 'breaker':
    case 'switch':
      return through
    case 'distribution':
      return node.fuses
        ? [power('in', 'Input'), ...counted(node.outputs, (at) => [power(`out${at}`, `Fused output ${at}`)])]
        : counted(node.outputs + 1, (at) => [
            { id: `t${at}`, type: 'terminal', flow: 'both', label: `Terminal ${at}` },
          ])
    case 'ground':
      return [ground]
    case 'head_unit':
      return [
        plus,
        ground,
        remoteOut,
        ...rca('out', node.outputs),
        ...digital('out', node.digital),
        ...counted(node.speakers, (at) => pair(`out${at}`, `Speaker ${at}`, 'out')),
        data,
      ]
    case 'dsp':
      return [
        plus,
        ground,
        remoteIn,
        remoteOut,
        ...rca('in', node.inputs),
        ...rca('out', node.outputs),
        ...digital('in', node.digital),
        data,
      ]
    case 'line_out':
      return [
        plus,
        ground,
        remoteOut,
        ...counted(node.channels, (at) => pair(`in${at}`, `Speaker in ${at}`, 'in')),
        ...rca('out', node.channels),
      ]
    case 'amplifier':
      return [
        plus,
        ground,
        remoteIn,
        ...rca('in', Math.ceil(node.channels / 2)),
        ...outputsOf(node).flatMap(({ id, label }) => pair(id, label, 'out')),
      ]
    case 'subwoofer':
      return counted(node.coils, (at) => pair(`coil${at}`, node.coils === 1 ? 'Coil' : `Coil ${at}`, 'in'))
    case 'speaker':
      return pair('coil1', 'Speaker', 'in')
    case 'crossover':
      return [
        ...pair('in', 'Input', 'in'),
        ...['Tweeter', 'Woofer', 'Midrange']
          .slice(0, node.ways)
          .flatMap((label, at) => pair(`out${at + 1}`, label, 'out')),
      ]
    case 'relay':
      return [...through, remoteIn, ground]
    case 'label':
    case 'frame':
      return []
  }
}

export const portOf = (node: DiagramNode, id: string): Port | undefined =>
  portsOf(node).find((port) => port.id === id)
