import type { BoxKind, SavedBox } from './saved-design.ts'

type Parts = { front: boolean; rearPorts: boolean; frontPorts: boolean; radiator: boolean }

const none = { front: false, rearPorts: false, frontPorts: false, radiator: false }

/** The parts of each kind of box beside its rear chamber. The only chamber of a box is its rear one. */
export const partsOfBox: Record<BoxKind, Parts> = {
  sealed: none,
  vented: { ...none, rearPorts: true },
  passive_radiator: { ...none, radiator: true },
  bandpass_4: { ...none, front: true, frontPorts: true },
  bandpass_6_parallel: { front: true, rearPorts: true, frontPorts: true, radiator: false },
  bandpass_6_series: { front: true, rearPorts: true, frontPorts: true, radiator: false },
}

/** True if a divider separates a box into a rear and a front chamber. */
export const isDivided = ({ kind }: Pick<SavedBox, 'kind'>): boolean => partsOfBox[kind].front

export type PortedPart = 'rearPorts' | 'frontPorts'

/** The ports that a box has. */
export const portsOfBox = ({ kind }: Pick<SavedBox, 'kind'>): PortedPart[] =>
  (['rearPorts', 'frontPorts'] as const).filter((part) => partsOfBox[kind][part])

export const chamberOf = (part: PortedPart): 'rear' | 'front' => (part === 'rearPorts' ? 'rear' : 'front')
