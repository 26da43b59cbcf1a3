import { type ElectricalRefusal, electricalRefusal } from './electrical-refusal.ts'

/** The most cable between a battery and its fuse, m: 18 inches. */
export const mainFuseWithin = 18 * 0.0254

/**
 * Explains why the cable of a battery is not protected: its fuse is too far away, or there is none
 * (`undefined`).
 */
export const mainFuseRefusal = (
  cableToFuse: number | undefined,
  battery: string,
): ElectricalRefusal | undefined =>
  cableToFuse !== undefined && cableToFuse <= mainFuseWithin + 1e-9
    ? undefined
    : electricalRefusal('no_fuse', { battery })
