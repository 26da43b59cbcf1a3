import type { Diagram } from './diagram.ts'
import { type DrawnCable, drawn } from './drawn.ts'
import { newPart } from './part-kinds.ts'

export type DiagramTemplate = { id: string; name: string; hint: string; diagram: Diagram }

const awg = (size: '1/0' | '2' | '4' | '8' | '10', length: number) =>
  ({ size: { awg: size }, length }) as const

const at = (x: number, y: number) => ({ x, y })

const battery = newPart('battery', 'battery', at(0, 160))

/** A head unit on its own fused wire. */
const headParts = ({ x, y }: { x: number; y: number }) => [
  newPart('fuse', 'headfuse', at(x, y), { name: 'Fuse 15 A', style: 'blade', amperes: 15 }),
  newPart('head_unit', 'head', at(x + 320, y), { draw: 5 }),
]
const headCables: readonly DrawnCable[] = [
  ['battery.plus headfuse.a', awg('10', 0.3)],
  ['headfuse.b head.plus', awg('10', 1.5)],
  ['head.ground battery.ground', awg('10', 1.8)],
]

const oneAmplifier = drawn(
  [
    battery,
    newPart('fuse', 'main', at(240, 160), { name: 'Main fuse 60 A', amperes: 60 }),
    ...headParts(at(240, 400)),
    newPart('amplifier', 'amp', at(900, 160), { name: 'Mono amplifier' }),
    newPart('subwoofer', 'sub', at(1240, 160), { name: 'Subwoofer', ohms: 4 }),
  ],
  [
    ['battery.plus main.a', awg('2', 0.3)],
    ['main.b amp.plus', awg('2', 4.5)],
    ['amp.ground battery.ground', awg('2', 4.5)],
    ...headCables,
    ['head.remote_out amp.remote', { length: 5 }],
    ['head.rca_out1 amp.rca_in1', { length: 5 }],
    ['amp.out1_plus sub.coil1_plus'],
    ['amp.out1_minus sub.coil1_minus'],
  ],
)

const twoAmplifiers = drawn(
  [
    battery,
    newPart('fuse', 'main', at(240, 160), { name: 'Main fuse 150 A', amperes: 150 }),
    ...headParts(at(240, 400)),
    newPart('distribution', 'power', at(560, 80), {
      name: 'Power distribution',
      outputs: 3,
      fuses: [60, 60, 5],
    }),
    newPart('distribution', 'return', at(560, 240), {
      name: 'Ground distribution',
      outputs: 4,
      fuses: undefined,
    }),
    newPart('dsp', 'dsp', at(820, 480), { inputs: 2, outputs: 3 }),
    newPart('amplifier', 'front', at(1120, 320), {
      name: 'Four-channel amplifier',
      channels: 4,
      watts: 400,
      fuses: [30, 30],
    }),
    newPart('amplifier', 'bass', at(1120, 80), { name: 'Mono amplifier', watts: 500, lowest: 1 }),
    newPart('speaker', 'left', at(1460, 300), { name: 'Front left' }),
    newPart('speaker', 'right', at(1460, 420), { name: 'Front right' }),
    newPart('speaker', 'rearleft', at(1460, 540), { name: 'Rear left' }),
    newPart('speaker', 'rearright', at(1460, 660), { name: 'Rear right' }),
    newPart('subwoofer', 'sub', at(1460, 80), { name: 'Subwoofer', coils: 2, ohms: 4 }),
  ],
  [
    ['battery.plus main.a', awg('1/0', 0.3)],
    ['main.b power.in', awg('1/0', 4.5)],
    ['return.t1 battery.ground', awg('1/0', 4.5)],
    ['power.out1 bass.plus', awg('4', 0.5)],
    ['bass.ground return.t2', awg('4', 0.5)],
    ['power.out2 front.plus', awg('4', 0.5)],
    ['front.ground return.t3', awg('4', 0.5)],
    ['power.out3 dsp.plus', awg('10', 0.5)],
    ['dsp.ground return.t4', awg('10', 0.5)],
    ...headCables,
    ['head.remote_out dsp.remote', { length: 5 }],
    ['dsp.remote_out front.remote', { length: 1 }],
    ['dsp.remote_out bass.remote', { length: 1 }],
    ['head.rca_out1 dsp.rca_in1', { length: 5 }],
    ['head.rca_out2 dsp.rca_in2', { length: 5 }],
    ['dsp.rca_out1 front.rca_in1', { length: 1 }],
    ['dsp.rca_out2 front.rca_in2', { length: 1 }],
    ['dsp.rca_out3 bass.rca_in1', { length: 1 }],
    ...['left', 'right', 'rearleft', 'rearright'].flatMap((speaker, index): DrawnCable[] => [
      [`front.out${index + 1}_plus ${speaker}.coil1_plus`, { length: 4 }],
      [`front.out${index + 1}_minus ${speaker}.coil1_minus`, { length: 4 }],
    ]),
    ['bass.out1_plus sub.coil1_plus'],
    ['bass.out1_minus sub.coil1_minus'],
    ['sub.coil1_plus sub.coil2_plus', { length: 0.5 }],
    ['sub.coil1_minus sub.coil2_minus', { length: 0.5 }],
  ],
)

/** The charging path of a car, made thicker. */
const bigThree = drawn(
  [
    battery,
    newPart('fuse', 'near', at(280, 100), { name: 'Fuse at the battery', amperes: 225 }),
    newPart('fuse', 'far', at(560, 100), { name: 'Fuse at the alternator', amperes: 225 }),
    newPart('alternator', 'alternator', at(840, 120), { amperes: 200 }),
    newPart('ground', 'body', at(280, 320), { name: 'Body' }),
    newPart('ground', 'engine', at(560, 320), { name: 'Engine block' }),
  ],
  [
    ['battery.plus near.a', awg('1/0', 0.3)],
    ['near.b far.a', awg('1/0', 1.2)],
    ['far.b alternator.plus', awg('1/0', 0.3)],
    ['battery.ground body.ground', awg('1/0', 0.5)],
    ['body.ground engine.ground', awg('1/0', 0.6)],
    ['engine.ground alternator.ground', awg('1/0', 0.3)],
  ],
)

const secondBattery = drawn(
  [
    battery,
    newPart('fuse', 'near', at(240, 120), { name: 'Fuse 250 A, front', amperes: 250 }),
    ...headParts(at(240, 400)),
    newPart('isolator', 'isolator', at(500, 120)),
    newPart('fuse', 'far', at(760, 120), { name: 'Fuse 250 A, rear', amperes: 250 }),
    newPart('second_battery', 'rear', at(1020, 120)),
    newPart('fuse', 'ampfuse', at(1280, 60), { name: 'Fuse 60 A', amperes: 60 }),
    newPart('amplifier', 'amp', at(1560, 80), { name: 'Mono amplifier', turnsOnBySignal: true }),
    newPart('subwoofer', 'sub', at(1860, 80)),
  ],
  [
    ['battery.plus near.a', awg('1/0', 0.3)],
    ['near.b isolator.a', awg('1/0', 0.6)],
    ['isolator.b far.a', awg('1/0', 4.2)],
    ['far.b rear.plus', awg('1/0', 0.3)],
    ...headCables,
    ['head.rca_out1 amp.rca_in1', { length: 5 }],
    ['battery.ground rear.ground', awg('1/0', 5)],
    ['isolator.ground battery.ground', awg('10', 0.8)],
    ['rear.plus ampfuse.a', awg('4', 0.3)],
    ['ampfuse.b amp.plus', awg('4', 0.6)],
    ['amp.ground rear.ground', awg('4', 0.9)],
    ['amp.out1_plus sub.coil1_plus'],
    ['amp.out1_minus sub.coil1_minus'],
  ],
)

const wallSides = ['1', '2', '3', '4'] as const

/** Four amplifiers on batteries beside them, one for each pair of coils; the head unit plays to all. */
const splWall = drawn(
  [
    newPart('battery', 'battery', at(0, 400), {
      name: 'Battery bank',
      chemistry: 'lithium',
      ampereHours: 200,
      inside: 0.001,
    }),
    ...headParts(at(280, 640)),
    ...wallSides.flatMap((side, index) => [
      newPart('fuse', `fuse${side}`, at(280, 160 * index), { name: `Fuse ${side}`, amperes: 250 }),
      newPart('amplifier', `amp${side}`, at(600, 160 * index), {
        name: `Amplifier ${side}`,
        watts: 2500,
        lowest: 1,
        fuses: [250],
        turnsOnBySignal: true,
      }),
      newPart('subwoofer', `sub${side}`, at(920, 160 * index), {
        name: `Subwoofer ${side}`,
        coils: 2,
        ohms: 2,
        watts: 2500,
      }),
    ]),
  ],
  [
    ...headCables,
    ...wallSides.flatMap((side): DrawnCable[] => [
      [`battery.plus fuse${side}.a`, awg('1/0', 0.3)],
      [`fuse${side}.b amp${side}.plus`, awg('1/0', 0.6)],
      [`amp${side}.ground battery.ground`, awg('1/0', 0.9)],
      [`amp${side}.out1_plus sub${side}.coil1_plus`],
      [`amp${side}.out1_minus sub${side}.coil1_minus`],
      [`sub${side}.coil1_plus sub${side}.coil2_plus`, { length: 0.5 }],
      [`sub${side}.coil1_minus sub${side}.coil2_minus`, { length: 0.5 }],
      [`head.rca_out${side < '3' ? 1 : 2} amp${side}.rca_in1`, { length: 2 }],
    ]),
  ],
  { signal: 'burp' },
)

/** Diagrams to begin with; each keeps every rule. */
export const diagramTemplates: readonly DiagramTemplate[] = [
  {
    id: 'one_amplifier',
    name: 'One amplifier',
    hint: 'A mono amplifier and a subwoofer behind a main fuse',
    diagram: oneAmplifier,
  },
  {
    id: 'two_amplifiers',
    name: 'Two amplifiers and DSP',
    hint: 'Four speakers and a subwoofer behind a fused distribution',
    diagram: twoAmplifiers,
  },
  {
    id: 'big_three',
    name: 'Big three',
    hint: 'Thicker cables between alternator, battery, body and engine',
    diagram: bigThree,
  },
  {
    id: 'second_battery',
    name: 'Second battery with isolator',
    hint: 'A battery in the trunk that the engine charges',
    diagram: secondBattery,
  },
  {
    id: 'spl_wall',
    name: 'SPL wall',
    hint: 'Four amplifiers of 2,500 W on one battery bank',
    diagram: splWall,
  },
]
