import type { NodeOf } from './node-fields.ts'

type AmplifierFields = Pick<
  NodeOf<'amplifier'>,
  'class' | 'channels' | 'bridged' | 'watts' | 'lowest' | 'fuses'
>

export type AmplifierTemplate = { id: string; name: string; fields: AmplifierFields }

const template = (id: string, name: string, fields: AmplifierFields): AmplifierTemplate => ({
  id,
  name,
  fields,
})

/** Amplifiers of the usual sizes, named as such: not those of any maker. */
export const amplifierTemplates: readonly AmplifierTemplate[] = [
  template('mono500', 'Mono, 500 W at 2 Ω', {
    class: 'd',
    channels: 1,
    bridged: 0,
    watts: 500,
    lowest: 2,
    fuses: [30, 30],
  }),
  template('mono1000', 'Mono, 1,000 W at 1 Ω', {
    class: 'd',
    channels: 1,
    bridged: 0,
    watts: 1000,
    lowest: 1,
    fuses: [40, 40, 40],
  }),
  template('mono2500', 'Mono, 2,500 W at 1 Ω', {
    class: 'd',
    channels: 1,
    bridged: 0,
    watts: 2500,
    lowest: 1,
    fuses: [250],
  }),
  template('two300', 'Two channels, 2 × 150 W', {
    class: 'ab',
    channels: 2,
    bridged: 0,
    watts: 300,
    lowest: 2,
    fuses: [25, 25],
  }),
  template('four400', 'Four channels, 4 × 100 W', {
    class: 'd',
    channels: 4,
    bridged: 0,
    watts: 400,
    lowest: 2,
    fuses: [25, 25],
  }),
  template('four300', 'Four channels, 2 × 75 W and a bridged pair', {
    class: 'd',
    channels: 4,
    bridged: 1,
    watts: 400,
    lowest: 2,
    fuses: [25, 25],
  }),
]
