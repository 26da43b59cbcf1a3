import type { BoxKind } from './saved-design.ts'

export const boxKindNames: Record<BoxKind, string> = {
  sealed: 'Sealed',
  vented: 'Vented',
  passive_radiator: 'Passive radiator',
  bandpass_4: 'Bandpass, 4th order',
  bandpass_6_parallel: 'Bandpass, 6th order, both ports out',
  bandpass_6_series: 'Bandpass, 6th order, one port inside',
}

/** Those that every member designs; the others are part of the Pro membership. */
export const freeBoxKinds: readonly BoxKind[] = ['sealed', 'vented']
