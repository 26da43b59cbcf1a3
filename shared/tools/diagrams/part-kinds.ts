import type { DiagramNode, NodeKind, NodeOf } from './node-fields.ts'

type Fields<K extends NodeKind> = Omit<NodeOf<K>, 'kind' | 'id' | 'x' | 'y' | 'frame' | 'group' | 'locked'>
type Beginnings = { [K in NodeKind]: Fields<K> }

/** The initial values of a new part of each kind, with its name. */
export const newParts: Beginnings = {
  battery: { name: 'Battery', chemistry: 'agm', ampereHours: 70 },
  second_battery: { name: 'Second battery', chemistry: 'agm', ampereHours: 70 },
  isolator: { name: 'Isolator', amperes: 200 },
  alternator: { name: 'Alternator', amperes: 150 },
  fuse: { name: 'Fuse', style: 'anl', amperes: 100, parallel: 1 },
  breaker: { name: 'Circuit breaker', amperes: 100, parallel: 1 },
  distribution: { name: 'Distribution', outputs: 2, fuses: [60, 60] },
  ground: { name: 'Ground point' },
  capacitor: { name: 'Capacitor', farads: 1 },
  head_unit: { name: 'Head unit', draw: 5, outputs: 2, speakers: 0, digital: false },
  dsp: { name: 'DSP', draw: 1, inputs: 2, outputs: 3, digital: false },
  line_out: { name: 'Line-out converter', draw: 0.2, channels: 2 },
  amplifier: {
    name: 'Amplifier',
    class: 'd',
    channels: 1,
    bridged: 0,
    watts: 500,
    lowest: 2,
    fuses: [30, 30],
    turnsOnBySignal: false,
  },
  subwoofer: { name: 'Subwoofer', coils: 1, ohms: 4, watts: 500, box: 'sealed' },
  speaker: { name: 'Speaker', ohms: 4, watts: 100 },
  crossover: { name: 'Crossover', ways: 2, ohms: 4 },
  switch: { name: 'Switch' },
  relay: { name: 'Relay', amperes: 40 },
  label: { name: 'Label' },
  frame: { name: 'Frame', width: 400, height: 240 },
}

/** The name of each kind of part. */
export const partNames: Record<NodeKind, string> = {
  battery: 'Battery',
  second_battery: 'Second battery',
  isolator: 'Isolator',
  alternator: 'Alternator',
  fuse: 'Fuse',
  breaker: 'Circuit breaker',
  distribution: 'Distribution block',
  ground: 'Ground point',
  capacitor: 'Capacitor',
  head_unit: 'Head unit',
  dsp: 'DSP',
  line_out: 'Line-out converter',
  amplifier: 'Amplifier',
  subwoofer: 'Subwoofer',
  speaker: 'Speaker',
  crossover: 'Crossover',
  switch: 'Switch',
  relay: 'Relay',
  label: 'Label',
  frame: 'Frame',
}

/** A part at a place; other fields are those of a new one. */
export const newPart = <K extends NodeKind>(
  kind: K,
  id: string,
  { x, y }: { x: number; y: number },
  fields: Partial<Fields<K>> = {},
): NodeOf<K> => ({ kind, id, x, y, ...newParts[kind], ...fields }) as unknown as NodeOf<K> & DiagramNode
