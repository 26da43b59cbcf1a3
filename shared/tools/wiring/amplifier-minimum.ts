import { type ElectricalRefusal, electricalRefusal } from './electrical-refusal.ts'

/** The lowest load of an output, Ω. A bridged pair sees half its load on each channel, so 2 Ω stereo is 4 Ω bridged. */
export const lowestLoad = (perChannel: number, bridged: boolean): number =>
  bridged ? 2 * perChannel : perChannel

/** Explains why an amplifier must not drive a load of this many Ω. */
export function loadRefusal(
  amp: { name: string; minPerChannel: number },
  bridged: boolean,
  load: number,
): ElectricalRefusal | undefined {
  const min = lowestLoad(amp.minPerChannel, bridged)
  return load >= min * (1 - 1e-9)
    ? undefined
    : electricalRefusal('load_below_minimum', { amp: amp.name, min, load })
}
