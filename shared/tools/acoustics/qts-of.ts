import type { Driver } from './driver.ts'

/** The total Q of a driver at its resonance. */
export const qtsOf = ({ qes, qms }: Pick<Driver, 'qes' | 'qms'>): number => (qes * qms) / (qes + qms)
