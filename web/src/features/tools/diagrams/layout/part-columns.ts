import type { NodeKind } from '#shared/tools/diagrams/node-fields.ts'

/** From the source to what is heard: a cable leads from a smaller number to a larger one. */
export const partColumns: Record<NodeKind, number> = {
  alternator: 1,
  battery: 1,
  fuse: 2,
  breaker: 2,
  isolator: 2,
  switch: 2,
  relay: 2,
  second_battery: 3,
  capacitor: 4,
  distribution: 4,
  head_unit: 4,
  line_out: 5,
  dsp: 6,
  amplifier: 7,
  crossover: 8,
  speaker: 9,
  subwoofer: 9,
  // These stand with what they belong to.
  ground: 0,
  label: 0,
  frame: 0,
}
