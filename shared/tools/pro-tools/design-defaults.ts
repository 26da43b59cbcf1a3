import * as z from 'zod/mini'
import { typicalDriverVolume } from '#shared/tools/enclosures/displacement.ts'
import { sheetSizes, standardStock, usSheetSizes, usThickness } from '#shared/tools/enclosures/sheet-stock.ts'
import type { UnitSystem } from '#shared/tools/units/unit.ts'
import { between } from './between.ts'

/** The initial values of a new design. Lengths are in mm and volumes in L, as in shops and data sheets. */
export const DesignDefaults = z.strictObject({
  ql: between(1, 1000),
  /** For an unfilled chamber. */
  qa: between(1, 1000),
  /** Friction in ports; without it there is none. */
  qp: z.optional(between(1, 1000)),
  air: between(10, 40, '°C'),
  /** The resistance that the power of the amplifier is of. */
  drive: z.enum(['re', 'nominal', 'volts']),
  thickness: between(3, 60, 'mm'),
  sheet: z.strictObject({ width: between(300, 4000, 'mm'), height: between(300, 4000, 'mm') }),
  kerf: between(0, 10, 'mm'),
  /** The volume a driver of a size takes until its own is known. */
  displacements: z
    .array(z.strictObject({ sizeIn: between(3, 34, 'in'), liters: between(0.1, 100, 'L') }))
    .check(
      z.minLength(1, 'Keep at least one size'),
      z.maxLength(20, 'Keep at most 20 sizes'),
      z.refine(
        (rows) => rows.every(({ sizeIn }, at) => at === 0 || sizeIn > (rows[at - 1]?.sizeIn ?? 0)),
        'Put the sizes in ascending order, each once.',
      ),
    ),
})
export type DesignDefaults = z.infer<typeof DesignDefaults>

const millimeters = (meters: number) => Math.round(meters * 1e6) / 1e3

export const initialDefaults: DesignDefaults = {
  ql: 7,
  qa: 100,
  air: 20,
  drive: 're',
  thickness: 18,
  sheet: { width: millimeters(sheetSizes[0].width), height: millimeters(sheetSizes[0].height) },
  kerf: millimeters(standardStock.kerf),
  displacements: Object.entries(typicalDriverVolume).map(([sizeIn, volume]) => ({
    sizeIn: Number(sizeIn),
    liters: Math.round(volume * 1e6) / 1e3,
  })),
}

/**
 * The defaults for readers of a system of units: in inches, the wood of shops in the United States takes the place of the
 * metric one, each unless administrators chose another.
 */
export function defaultsIn(system: UnitSystem, defaults: DesignDefaults): DesignDefaults {
  if (system === 'metric') return defaults
  const { thickness, sheet } = initialDefaults
  const [us] = usSheetSizes
  const isUsualSheet = defaults.sheet.width === sheet.width && defaults.sheet.height === sheet.height
  return {
    ...defaults,
    ...(defaults.thickness === thickness && { thickness: millimeters(usThickness) }),
    ...(isUsualSheet && { sheet: { width: millimeters(us.width), height: millimeters(us.height) } }),
  }
}
