import { nominalOf, type PickedDriver } from '#shared/tools/audio-systems/nominal-of.ts'
import type { SystemSpeaker } from '#shared/tools/audio-systems/system-study.ts'

/** A driver as one load, its coils wired as its data sheet says. */
export function speakerOf({ values: { re, pe } }: PickedDriver): Partial<SystemSpeaker> {
  const ohms = nominalOf(re)
  return { ...(ohms !== undefined && { ohms }), ...(pe !== undefined && { watts: pe }) }
}
