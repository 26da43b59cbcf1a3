import { designsSchema } from '#shared/tools/subwoofer-designs/designs-schema.ts'
import type { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { units } from '#shared/tools/units/unit.ts'

const form = /^#tuner=(sealed|ported),(\d+(?:\.\d+)?),(\d+(?:\.\d+)?),(\d+)$/

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** The box of the home page’s instrument, as its link says it: kind, cubic feet, tuning and watts. */
export function designsOfTuner(fragment: string): SavedDesigns | undefined {
  const found = form.exec(fragment)
  if (!found) return undefined
  const [, kind, feet, hz, watts] = found
  const { box, signal } = startingDesign
  const volume = within(Number(feet) * units.ft3.si, 0.003, 0.6)
  return {
    schema: designsSchema,
    designs: [
      {
        ...startingDesign,
        box: {
          ...box,
          kind: kind === 'sealed' ? 'sealed' : 'vented',
          rear: { ...box.rear, volume },
          rearPorts: { ...box.rearPorts, tuning: within(Number(hz), 15, 120) },
        },
        signal: { ...signal, watts: within(Number(watts), 1, 10_000) },
      },
    ],
  }
}
