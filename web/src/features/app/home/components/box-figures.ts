import { boxInCabin } from '#shared/tools/acoustics/box-in-cabin.ts'
import { type Grid, gridOf, logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { portLength } from '#shared/tools/acoustics/port-length.ts'
import { referenceTwelve } from '#shared/tools/acoustics/reference-twelve.ts'
import { responseScale } from '#web/graphics/frequency-response.tsx'

const cubicMetresPerCubicFoot = 0.0283168
const inchesPerMetre = 39.3701

/** The rule of thumb for a port that does not whistle: 12 square inches per cubic foot. */
const portAreaPerVolume = 12 / inchesPerMetre ** 2 / cubicMetresPerCubicFoot

/** The metered band, which is searched for the loudest tone. */
const burpBand = gridOf(Array.from({ length: 121 }, (_, at) => 20 + at * 0.5))

export type BoxSettings = { kind: 'ported' | 'sealed'; cubicFeet: number; tuning: number; watts: number }

export const startingBox: BoxSettings = { kind: 'ported', cubicFeet: 2.5, tuning: 33, watts: 800 }

export type BoxFigures = {
  /** m³ */
  volume: number
  /** dB in the cabin and Ω, evenly spread over the log axis of the plots. */
  level: ArrayLike<number>
  impedance: ArrayLike<number>
  peak: { spl: number; hz: number; impedance: number }
  /** Peak travel above tuning as a share of Xmax; below it every ported box unloads. */
  travel: number
  /** Meters and square meters; 0 for a sealed box. */
  port: { length: number; area: number }
}

/** Every visit begins with the same two boxes. */
const known = new Map<string, BoxFigures>()
const mostKnown = 20

export function figuresOf(settings: BoxSettings): BoxFigures {
  const key = Object.values(settings).join(' ')
  const before = known.get(key)
  if (before) return before
  if (known.size >= mostKnown) known.clear()
  const figures = computeFigures(settings)
  known.set(key, figures)
  return figures
}

function computeFigures(settings: BoxSettings): BoxFigures {
  const { kind, cubicFeet, tuning } = settings
  const volume = cubicFeet * cubicMetresPerCubicFoot
  const plotted = curvesOf(settings, logGrid(responseScale.fromHz, responseScale.toHz, 129))
  const metered = curvesOf(settings, burpBand)
  const loudest = metered.level.indexOf(Math.max(...metered.level))
  const loaded = metered.excursion.filter(
    (_, at) => kind === 'sealed' || (burpBand.hz[at] as number) >= tuning,
  )
  return {
    volume,
    level: plotted.level,
    impedance: plotted.impedance,
    peak: {
      spl: metered.level[loudest] as number,
      hz: burpBand.hz[loudest] as number,
      impedance: metered.impedance[loudest] as number,
    },
    travel: Math.max(...loaded) / (referenceTwelve.xmax as number),
    port: kind === 'ported' ? slotOf(volume, tuning) : { length: 0, area: 0 },
  }
}

const curvesOf = ({ kind, cubicFeet, tuning, watts }: BoxSettings, grid: Grid) =>
  boxInCabin(
    {
      driver: referenceTwelve,
      box: { volume: cubicFeet * cubicMetresPerCubicFoot, ...(kind === 'ported' && { tuning }) },
      watts,
    },
    grid,
  )

/** A slot over the floor of the box from side to side. */
function slotOf(volume: number, tuning: number) {
  const area = volume * portAreaPerVolume
  const width = Math.cbrt(volume)
  const { length } = portLength(
    {
      shape: { kind: 'slot', width, height: area / width },
      count: 1,
      inner: { kind: 'flanged', walls: 3 },
      outer: { kind: 'flanged', walls: 0 },
    },
    { volume, tuning },
  )
  return { area, length }
}

export const squareInches = (squareMetres: number): number => squareMetres * inchesPerMetre ** 2
export const inches = (metres: number): number => metres * inchesPerMetre
