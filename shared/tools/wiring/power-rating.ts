import { type ElectricalRefusal, electricalRefusal } from './electrical-refusal.ts'

/** A stated power, W: continuous, by CTA-2006 (14.4 V, 4 Ω, at most 1 % THD+N), or a maximum that no calculation uses. */
export type PowerRating = { watts: number; kind: 'rms' | 'cta_2006' | 'max' }

/** The power to calculate with, W. A maximum is kept and shown, and never divided into one. */
export const continuousPower = ({ watts, kind }: PowerRating): { watts: number } | ElectricalRefusal =>
  kind === 'max' ? electricalRefusal('max_power') : { watts }
