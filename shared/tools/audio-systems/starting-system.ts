import type { SystemStudy } from './system-study.ts'

/** A midsize car with four speakers and a subwoofer: what the designer opens with. */
export const startingSystemStudy: SystemStudy = {
  schema: 1,
  vehicle: {
    name: 'Midsize sedan',
    cabinLength: 2.6,
    cabinVolume: 3,
    alternator: 150,
    battery: 70,
    chemistry: 'agm',
    supply: 13.8,
    // 15 feet.
    run: 4.572,
  },
  goals: { signal: 'bass_music', level: 125, budget: 250_000 },
  headUnit: { name: 'Head unit', price: 40_000, outputs: 3 },
  dsp: { name: 'DSP', price: 35_000, inputs: 2, outputs: 3 },
  speakers: [{ name: 'Door speaker', price: 7_500, count: 4, ohms: 4, watts: 80 }],
  subwoofers: {
    name: 'Generic 12 in',
    price: 25_000,
    count: 1,
    coils: 2,
    ohms: 4,
    watts: 500,
    sensitivity: 87,
    box: 'sealed',
  },
  amplifiers: [
    {
      name: 'Mono amplifier',
      price: 35_000,
      count: 1,
      drives: 'subwoofers',
      class: 'd',
      channels: 1,
      bridged: false,
      watts: 500,
      lowest: 2,
      fuses: [30, 30],
    },
    {
      name: 'Four-channel amplifier',
      price: 30_000,
      count: 1,
      drives: 'speakers',
      class: 'd',
      channels: 4,
      bridged: false,
      watts: 320,
      lowest: 2,
      fuses: [25, 25],
    },
  ],
  wiringPrice: 20_000,
}
