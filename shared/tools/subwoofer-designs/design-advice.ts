import { type AcousticsRefusal, isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { gapRefusal, lacksSubsonic, limitsRefusal, subsonicFor } from '#shared/tools/acoustics/box-advice.ts'
import type { CurveFigures } from '#shared/tools/acoustics/curve-figures.ts'
import type { Curves } from '#shared/tools/acoustics/curves.ts'
import { driverRanges, implausibleFields } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import { shownApart } from '#shared/tools/units/shown-apart.ts'
import type { Advice, Fix, ShownAs } from './advice.ts'
import { fieldNames } from './driver-field-names.ts'
import { driverSentence } from './driver-sentence.ts'
import type { EngineDesign } from './engine-design.ts'
import { portsOfBox } from './parts-of-box.ts'
import { portAdvice } from './port-advice.ts'
import type { SavedDesign } from './saved-design.ts'

export type AdvisedDesign = {
  saved: SavedDesign
  engine: EngineDesign | AcousticsRefusal
  curves: Pick<Curves, 'undefinedAt'>
  figures: CurveFigures
}

/** Returns what is wrong with a design, or will be, and what helps. */
export function designAdvice(advised: AdvisedDesign, shown: ShownAs): Advice[] {
  const { saved, engine } = advised
  if (isRefusal(engine))
    return [{ rule: engine.code, tone: 'danger', sentence: driverSentence(engine), fixes: [] }]
  return [
    ...conflicts(saved, engine),
    ...implausible(engine),
    ...travel(advised, engine),
    ...radiatorTravel(advised),
    ...subsonic(advised),
    ...portAdvice(saved, advised.figures, shown),
    ...power(saved, engine),
    ...gaps(advised, engine),
  ]
}

function conflicts(saved: SavedDesign, { whole }: EngineDesign): Advice[] {
  return whole.completed.conflicts.map(({ field, entered, derived }) => ({
    rule: 'driver_inconsistent',
    tone: 'warning',
    sentence:
      field === 'qts'
        ? (whole.completed.warning?.message ?? '')
        : `${fieldNames[field]} is ${inSheetUnit(field, entered)}, and the other values give ${inSheetUnit(field, derived)}.`,
    fixes: [
      {
        label: `Use ${inSheetUnit(field, derived)}`,
        design: {
          ...saved,
          driver: { ...saved.driver, values: { ...saved.driver.values, [field]: undefined } },
        },
      },
    ],
  }))
}

const inSheetUnit = (field: DriverField, value: number): string =>
  `${Number((value / driverRanges[field].si).toPrecision(3))} ${driverRanges[field].unit}`.trim()

function implausible({ whole }: EngineDesign): Advice[] {
  return implausibleFields(whole.completed.driver).map((field) => {
    const { min, max, unit, hint } = driverRanges[field]
    return {
      rule: 'value_range',
      tone: 'warning',
      sentence:
        `${fieldNames[field]} is usually between ${min} and ${max} ${unit}`.trim() +
        `. ${hint ?? 'Check the data sheet.'}`,
      fixes: [],
    }
  })
}

function travel({ saved, figures }: AdvisedDesign, { design }: EngineDesign): Advice[] {
  const { xmax } = design.driver
  const furthest = figures.excursion
  if (xmax === undefined || furthest === undefined || furthest.value <= xmax) return []
  const percent = (100 * furthest.value) / xmax
  const watts = saved.signal.watts * (xmax / furthest.value) ** 2
  const fixes: Fix[] =
    saved.signal.convention === 'volts'
      ? []
      : [{ label: `Use ${Math.floor(watts)} W`, design: withWatts(saved, Math.floor(watts)) }]
  return [
    {
      rule: 'excursion',
      tone: percent > 150 ? 'danger' : 'warning',
      sentence: `The cone travels to ${beyondAll(percent)} of Xmax at ${hertz(furthest.hz)} Hz.`,
      fixes: watts >= 1 ? fixes : [],
    },
  ]
}

function radiatorTravel({ saved, figures }: AdvisedDesign): Advice[] {
  const { xmax } = saved.box.radiator
  const furthest = figures.radiatorExcursion
  if (saved.box.kind !== 'passive_radiator' || xmax === undefined || !furthest || furthest.value <= xmax)
    return []
  const percent = (100 * furthest.value) / xmax
  return [
    {
      rule: 'radiator_excursion',
      tone: percent > 150 ? 'danger' : 'warning',
      sentence: `The passive radiators travel to ${beyondAll(percent)} of their Xmax at ${hertz(furthest.hz)} Hz.`,
      fixes: [],
    },
  ]
}

function subsonic({ saved, figures }: AdvisedDesign): Advice[] {
  const [ports] = portsOfBox(saved.box)
  if (!ports || !lacksSubsonicOf(saved)) return []
  // The rear chamber of a 4th-order box is sealed, and its port is tuned to the middle of what it plays.
  const isSealedBehind = saved.box.kind === 'bandpass_4'
  const lowest = isSealedBehind ? figures.f3 : saved.box[ports].tuning
  const sentence = isSealedBehind
    ? 'No filter keeps the lows under the passband from the cone.'
    : 'Nothing keeps the lows below tuning from the cone, which has no air behind it there.'
  if (lowest === undefined) return [{ rule: 'subsonic', tone: 'warning', sentence, fixes: [] }]
  const filter = subsonicFor(lowest)
  if (filter.kind !== 'butterworth') return []
  const corner = Math.max(5, Number(filter.corner.toFixed(1)))
  return [
    {
      rule: 'subsonic',
      tone: 'warning',
      sentence,
      fixes: [
        {
          label: `Add 24 dB/oct at ${corner} Hz`,
          design: {
            ...saved,
            signal: { ...saved.signal, filters: [...saved.signal.filters, { ...filter, corner }] },
          },
        },
      ],
    },
  ]
}

const lacksSubsonicOf = ({ box, signal }: SavedDesign) =>
  signal.filters.length < 8 && portsOfBox(box).length > 0 && lacksSubsonic({ kind: box.kind }, signal.filters)

function power(saved: SavedDesign, { design }: EngineDesign): Advice[] {
  const { pe } = design.driver
  if (pe === undefined || saved.signal.convention === 'volts' || saved.signal.watts <= pe) return []
  const [drive, rated] = shownApart(
    (watts, more) => `${Number(watts.toFixed(more))} W`,
    saved.signal.watts,
    pe,
  )
  return [
    {
      rule: 'rated_power',
      tone: 'warning',
      sentence: `The drive of ${drive} is above the ${rated} that all coils take for long.`,
      fixes: [{ label: `Use ${Math.floor(pe)} W`, design: withWatts(saved, Math.floor(pe)) }],
    },
  ]
}

const withWatts = (saved: SavedDesign, watts: number): SavedDesign => ({
  ...saved,
  signal: { ...saved.signal, watts },
})

function gaps({ curves }: AdvisedDesign, { design }: EngineDesign): Advice[] {
  const refusals = [limitsRefusal(design.driver), gapRefusal(curves)]
  return refusals.flatMap((refusal): Advice[] =>
    refusal ? [{ rule: refusal.code, tone: 'warning', sentence: refusal.message, fixes: [] }] : [],
  )
}

/** A percentage above 100 that never looks like 100. */
const beyondAll = (percent: number) =>
  shownApart((value, more) => `${Number(value.toFixed(more))}%`, percent, 100)[0]

const hertz = (hz: number) => Number(hz.toPrecision(3))
