import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { audibleDelay } from '#shared/tools/acoustics/box-advice.ts'
import type { rulings } from '#shared/tools/acoustics/curves.ts'
import { fromSi } from '#shared/tools/units/convert.ts'
import { type Unit, type UnitSystem, unitIn, units } from '#shared/tools/units/unit.ts'
import { type ComputedDesign, grid } from '../state/computed-design.ts'

/** One value per frequency of the grid; null where the model has none. */
export type Values = (number | null)[]

export type ChartKind = {
  title: string
  /** The label of the axis, and how much of SI one of it is. */
  unit: Unit | 'degrees' | 'amperes'
  /** Decimals of the readout. */
  digits: number
  /** The values of a design, in SI units. */
  of: (design: ComputedDesign) => ArrayLike<number>
  /** dB scales end above the loudest value and show `span` dB below. Others begin at zero or are centered. */
  axis: { kind: 'level'; span: number } | { kind: 'from_zero' } | { kind: 'centered' }
  /** A line that is not to be crossed, in SI units. */
  limit?: { name: string; at: (design: ComputedDesign, index: number) => number | undefined }
  /** Present if only some designs have such a part. */
  needs?: (design: ComputedDesign) => boolean
}

export type ChartId =
  | 'spl'
  | 'cabin'
  | 'max'
  | 'transfer'
  | 'travel'
  | 'port'
  | 'rear_port'
  | 'radiator'
  | 'impedance'
  | 'impedance_phase'
  | 'delay'
  | 'phase'
  | 'power'
  | 'current'

const hasPort = ({ saved }: ComputedDesign) =>
  saved.box.kind !== 'sealed' && saved.box.kind !== 'passive_radiator'
const hasRearPort = ({ saved }: ComputedDesign) => saved.box.kind.startsWith('bandpass_6')
const hasRadiator = ({ saved }: ComputedDesign) => saved.box.kind === 'passive_radiator'

export const chartKinds: Record<ChartId, ChartKind> = {
  cabin: {
    title: 'Level in the car',
    unit: 'db',
    digits: 1,
    of: ({ curves }) => curves.cabinSpl,
    axis: { kind: 'level', span: 50 },
  },
  spl: {
    title: 'Level outdoors at 1 m',
    unit: 'db',
    digits: 1,
    of: ({ curves }) => curves.spl,
    axis: { kind: 'level', span: 50 },
  },
  max: {
    title: 'Loudest level within limits',
    unit: 'db',
    digits: 1,
    of: ({ curves }) => curves.maxSpl,
    axis: { kind: 'level', span: 50 },
  },
  transfer: {
    title: 'Transfer function',
    unit: 'db',
    digits: 1,
    of: ({ curves }) => curves.transfer,
    axis: { kind: 'level', span: 40 },
    limit: { name: '−3 dB', at: () => -3 },
  },
  travel: {
    title: 'Cone travel, one way',
    unit: 'mm',
    digits: 1,
    of: ({ curves }) => curves.excursion,
    axis: { kind: 'from_zero' },
    limit: {
      name: 'Xmax',
      at: ({ engine }) => (isRefusal(engine) ? undefined : engine.design.driver.xmax),
    },
  },
  port: {
    title: 'Air speed in the port',
    unit: 'mps',
    digits: 1,
    of: ({ curves }) => curves.portVelocity,
    axis: { kind: 'from_zero' },
    limit: { name: 'Your limit', at: ({ saved }) => saved.portLimit },
    needs: hasPort,
  },
  rear_port: {
    title: 'Air speed in the rear port',
    unit: 'mps',
    digits: 1,
    of: ({ curves }) => curves.rearPortVelocity,
    axis: { kind: 'from_zero' },
    limit: { name: 'Your limit', at: ({ saved }) => saved.portLimit },
    needs: hasRearPort,
  },
  radiator: {
    title: 'Travel of the passive radiators',
    unit: 'mm',
    digits: 1,
    of: ({ curves }) => curves.radiatorExcursion,
    axis: { kind: 'from_zero' },
    limit: { name: 'Xmax', at: ({ saved }) => saved.box.radiator.xmax },
    needs: hasRadiator,
  },
  impedance: {
    title: 'Impedance',
    unit: 'ohm',
    digits: 1,
    of: ({ curves }) => curves.impedance,
    axis: { kind: 'from_zero' },
  },
  impedance_phase: {
    title: 'Impedance phase',
    unit: 'degrees',
    digits: 0,
    of: ({ curves }) => curves.impedancePhase,
    axis: { kind: 'centered' },
  },
  delay: {
    title: 'Group delay',
    unit: 'ms',
    digits: 1,
    of: ({ curves }) => curves.groupDelay,
    axis: { kind: 'from_zero' },
    limit: { name: 'Audible above', at: (_, index) => audibleDelay(grid.hz[index] as number) },
  },
  phase: {
    title: 'Phase',
    unit: 'degrees',
    digits: 0,
    of: ({ curves }) => curves.phase,
    axis: { kind: 'centered' },
  },
  power: {
    title: 'Most power within limits',
    unit: 'w',
    digits: 0,
    of: ({ curves }) => curves.maxPower,
    axis: { kind: 'from_zero' },
  },
  current: {
    title: 'Current of the amplifier',
    unit: 'amperes',
    digits: 1,
    of: ({ curves }) => curves.current,
    axis: { kind: 'from_zero' },
  },
}

/** The charts in their order: the first one is large. */
export const chartIds = Object.keys(chartKinds) as ChartId[]

/** The unit at the axis, as the reader has it. */
export function axisUnit(
  { unit, digits }: Pick<ChartKind, 'unit' | 'digits'>,
  system: UnitSystem,
): { label: string; digits: number; of: (si: number) => number } {
  if (unit === 'degrees') return { label: '°', digits, of: (si) => si }
  if (unit === 'amperes') return { label: 'A', digits, of: (si) => si }
  const shown = inSystem(unit, system)
  const perOne = fromSi(1, shown)
  // An inch is long.
  return { label: units[shown].label, digits: shown === 'in' ? digits + 1 : digits, of: (si) => si * perOne }
}

const inSystem = (unit: Unit, system: UnitSystem): Unit => {
  if (unit === 'mm') return unitIn('travel', system)
  return unit === 'mps' ? unitIn('velocity', system) : unit
}

/** The names of what limits the loudest level at a frequency. */
export const rulingNames: Record<(typeof rulings)[number], string> = {
  none: 'No limit known',
  rated_power: 'Rated power',
  amplifier: 'Amplifier',
  excursion: 'Xmax',
  port_velocity: 'Air in the port',
}
