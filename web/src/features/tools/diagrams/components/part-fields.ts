import type { DiagramNode, NodeKind, PartRange } from '#shared/tools/diagrams/node-fields.ts'
import type { Quantity } from '#shared/tools/units/unit.ts'

type Named = { name: string; label: string }

/** A field of a part in the side panel. */
export type PartField = Named &
  (
    | {
        type: 'figure'
        range: PartRange
        quantity: Quantity
        suffix?: string
        optional?: true
        hint?: string
      }
    | { type: 'count'; min: number; max: number }
    | { type: 'choice'; options: Readonly<Record<string, string>> }
    | { type: 'switch' }
    | { type: 'fuses' }
  )

const amperes = (label: string): PartField => ({
  type: 'figure',
  name: 'amperes',
  label,
  range: 'amperes',
  quantity: 'ratio',
  suffix: 'A',
})

const draw: PartField = {
  type: 'figure',
  name: 'draw',
  label: 'Draws',
  range: 'draw',
  quantity: 'ratio',
  suffix: 'A',
}

const parallel: PartField = {
  type: 'count',
  name: 'parallel',
  label: 'Parts in parallel',
  min: 1,
  max: 8,
}

const watts: PartField = {
  type: 'figure',
  name: 'watts',
  label: 'Rated power (rms)',
  range: 'watts',
  quantity: 'power',
  optional: true,
}

const subsonic: PartField = {
  type: 'figure',
  name: 'subsonic',
  label: 'Subsonic filter',
  range: 'hz',
  quantity: 'frequency',
  optional: true,
}

const ohms = (label: string): PartField => ({
  type: 'figure',
  name: 'ohms',
  label,
  range: 'ohms',
  quantity: 'resistance',
})

const digital: PartField = { type: 'switch', name: 'digital', label: 'Digital connection' }

const battery: readonly PartField[] = [
  {
    type: 'choice',
    name: 'chemistry',
    label: 'Kind',
    options: { flooded: 'Flooded', agm: 'AGM', lithium: 'Lithium' },
  },
  {
    type: 'figure',
    name: 'ampereHours',
    label: 'Capacity',
    range: 'ampereHours',
    quantity: 'ratio',
    suffix: 'Ah',
  },
  {
    type: 'figure',
    name: 'inside',
    label: 'Resistance inside',
    range: 'inside',
    quantity: 'resistance',
    optional: true,
    hint: '5 mΩ if you do not know it.',
  },
]

const fieldsOfKind: Record<NodeKind, readonly PartField[]> = {
  battery,
  second_battery: battery,
  isolator: [amperes('Rating')],
  alternator: [amperes('Rating')],
  fuse: [
    {
      type: 'choice',
      name: 'style',
      label: 'Kind',
      options: { anl: 'ANL', midi: 'MIDI', maxi: 'MAXI', blade: 'Blade' },
    },
    amperes('Rating'),
    parallel,
  ],
  breaker: [amperes('Rating'), parallel],
  distribution: [
    { type: 'count', name: 'outputs', label: 'Outputs', min: 1, max: 8 },
    { type: 'fuses', name: 'fuses', label: 'Fuses of its outputs' },
  ],
  ground: [],
  capacitor: [
    { type: 'figure', name: 'farads', label: 'Capacity', range: 'farads', quantity: 'ratio', suffix: 'F' },
  ],
  head_unit: [
    draw,
    { type: 'count', name: 'outputs', label: 'Pairs of RCA', min: 1, max: 4 },
    { type: 'count', name: 'speakers', label: 'Speaker outputs', min: 0, max: 4 },
    digital,
  ],
  dsp: [
    draw,
    { type: 'count', name: 'inputs', label: 'Pairs of inputs', min: 1, max: 6 },
    { type: 'count', name: 'outputs', label: 'Pairs of outputs', min: 1, max: 8 },
    digital,
    subsonic,
  ],
  line_out: [draw, { type: 'count', name: 'channels', label: 'Channels', min: 1, max: 2 }],
  amplifier: [
    { type: 'choice', name: 'class', label: 'Class', options: { d: 'Class D', ab: 'Class AB' } },
    { type: 'count', name: 'channels', label: 'Channels', min: 1, max: 8 },
    { type: 'count', name: 'bridged', label: 'Bridged pairs', min: 0, max: 4 },
    { ...watts, label: 'Power of all channels (rms)' },
    {
      type: 'figure',
      name: 'maxWatts',
      label: 'Maximum power',
      range: 'watts',
      quantity: 'power',
      optional: true,
      hint: 'Kept and shown, but never used in calculations.',
    },
    { ...ohms('Lowest load of a channel'), name: 'lowest' },
    { type: 'fuses', name: 'fuses', label: 'Fuses' },
    { type: 'switch', name: 'turnsOnBySignal', label: 'Turns on by its signal' },
    subsonic,
  ],
  subwoofer: [
    { type: 'count', name: 'coils', label: 'Voice coils', min: 1, max: 2 },
    ohms('Each coil'),
    watts,
    {
      type: 'choice',
      name: 'box',
      label: 'Box',
      options: { sealed: 'Sealed', vented: 'Vented', bandpass: 'Bandpass' },
    },
    {
      type: 'figure',
      name: 'tuning',
      label: 'Tuned to',
      range: 'hz',
      quantity: 'frequency',
      optional: true,
    },
  ],
  speaker: [ohms('Impedance'), watts],
  crossover: [
    { type: 'count', name: 'ways', label: 'Ways', min: 2, max: 3 },
    ohms('Impedance with its speakers'),
  ],
  switch: [],
  relay: [amperes('Rating')],
  label: [],
  frame: [
    { type: 'figure', name: 'width', label: 'Width', range: 'frame', quantity: 'ratio' },
    { type: 'figure', name: 'height', label: 'Height', range: 'frame', quantity: 'ratio' },
  ],
}

/** The fields of a part; its name has one, too. */
export const partFields = ({ kind }: Pick<DiagramNode, 'kind'>): readonly PartField[] => fieldsOfKind[kind]
