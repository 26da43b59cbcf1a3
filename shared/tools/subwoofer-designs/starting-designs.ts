import { referenceTwelve } from '#shared/tools/acoustics/reference-twelve.ts'
import { designsSchema } from './designs-schema.ts'
import type { SavedChamber, SavedDesign, SavedPorts } from './saved-design.ts'
import type { SavedDesigns } from './saved-designs.ts'
import { templateWords } from './template-words.ts'
import { trunkWedge } from './trunk-wedge.ts'

const chamber = (volume: number): SavedChamber => ({ volume, ql: 7, fill: 'none' })

const slot = (tuning: number, width: number, height: number): SavedPorts => ({
  tuning,
  shape: 'slot',
  diameter: 0.1,
  width,
  height,
  count: 1,
  walls: 3,
  inside: 'flanged',
  qp: null,
})

/** The box that the designer opens with: a twelve that no one makes, vented. */
export const startingDesign: SavedDesign = {
  name: 'Design A',
  driver: {
    name: 'Generic 12 in',
    values: { ...referenceTwelve, pe: 800 },
    valuesFor: 'single',
    coils: 'parallel',
    series: 1,
    strings: 1,
    isobaric: false,
  },
  box: {
    kind: 'vented',
    rear: chamber(0.0708),
    front: chamber(0.035),
    rearPorts: slot(33, 0.35, 0.07),
    frontPorts: { ...slot(60, 0.35, 0.07), shape: 'round', diameter: 0.15, walls: 0 },
    radiator: { fs: 14, qms: 8, vas: 0.25, sd: 0.082, xmax: 0.02, count: 1, addedMass: 0.15 },
  },
  signal: {
    convention: 'coil',
    watts: 400,
    nominalOhms: 4,
    sourceResistance: 0,
    inductance: true,
    coilRise: 0,
    filters: [{ kind: 'butterworth', pass: 'high', order: 4, corner: 28 }],
  },
  cabin: { kind: 'default', corner: 66, leak: 20 },
  air: 20,
  portLimit: 17,
}

export const startingDesigns: SavedDesigns = { schema: designsSchema, designs: [startingDesign] }

export type Template = { id: string; name: string; hint: string; design: SavedDesign }

const box = (changes: Partial<SavedDesign['box']>) => ({ ...startingDesign.box, ...changes })

/** Boxes to begin with. */
export const templates: readonly Template[] = [
  {
    id: 'daily',
    ...templateWords.daily,
    design: { ...startingDesign, name: 'Daily vented' },
  },
  {
    id: 'tight',
    ...templateWords.tight,
    design: {
      ...startingDesign,
      name: 'Tight sealed',
      driver: {
        ...startingDesign.driver,
        name: 'Generic 10 in',
        values: { fs: 32, qes: 0.55, qms: 6, vas: 0.03, sd: 0.034, re: 3.4, le: 0.001, xmax: 0.014, pe: 400 },
      },
      box: box({ kind: 'sealed', rear: chamber(0.02) }),
      signal: { ...startingDesign.signal, watts: 300, filters: [] },
    },
  },
  {
    id: 'spl',
    ...templateWords.spl,
    design: {
      ...startingDesign,
      name: 'SPL vented',
      driver: {
        ...startingDesign.driver,
        name: 'Generic 15 in',
        values: {
          fs: 34,
          qes: 0.45,
          qms: 5,
          vas: 0.09,
          sd: 0.081,
          re: 3.4,
          le: 0.0014,
          xmax: 0.02,
          pe: 1500,
        },
      },
      box: box({ rear: chamber(0.13), rearPorts: slot(45, 0.45, 0.12) }),
      signal: {
        ...startingDesign.signal,
        watts: 1500,
        filters: [{ kind: 'butterworth', pass: 'high', order: 4, corner: 38 }],
      },
      portLimit: 25,
    },
  },
  {
    id: 'trunk',
    ...templateWords.trunk,
    design: {
      ...startingDesign,
      name: 'Two twelves',
      driver: { ...startingDesign.driver, strings: 2 },
      box: box({ rear: chamber(0.14), rearPorts: slot(33, 0.7, 0.055) }),
      signal: {
        ...startingDesign.signal,
        watts: 1000,
        nominalOhms: 2,
        filters: [{ kind: 'butterworth', pass: 'high', order: 4, corner: 27 }],
      },
      build: trunkWedge,
    },
  },
]
