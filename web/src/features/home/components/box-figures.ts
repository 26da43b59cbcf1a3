import { type Driver, referenceTwelve } from '#web/graphics/driver.ts'
import { cabinGain, type Enclosure, operate, portLength } from '#web/graphics/enclosure-model.ts'

const cubicMetresPerCubicFoot = 0.0283168
const inchesPerMetre = 39.3701

/** The rule of thumb for a port that does not whistle: 12 square inches per cubic foot. */
const portAreaPerVolume = 12 / inchesPerMetre ** 2 / cubicMetresPerCubicFoot

/** Where the loudest tone is looked for: the band that is metered. */
const burpBand = Array.from({ length: 121 }, (_, at) => 20 + at * 0.5)

export type BoxSettings = { kind: Enclosure['kind']; cubicFeet: number; tuning: number; watts: number }

export const startingBox: BoxSettings = { kind: 'ported', cubicFeet: 2.5, tuning: 33, watts: 800 }

export type BoxFigures = {
  driver: Driver
  box: Enclosure
  peak: { spl: number; hz: number; impedance: number }
  /** Peak travel above tuning as a share of Xmax; below it every ported box unloads. */
  travel: number
  /** Metres and square metres; 0 for a sealed box. */
  port: { length: number; area: number }
}

export function figuresOf({ kind, cubicFeet, tuning, watts }: BoxSettings): BoxFigures {
  const driver = referenceTwelve
  const volume = cubicFeet * cubicMetresPerCubicFoot
  const box: Enclosure = kind === 'ported' ? { kind, volume, tuning } : { kind, volume }
  const points = burpBand.map((hz) => ({ hz, ...operate(driver, box, watts, hz) }))
  const level = (point: { hz: number; spl: number }) => point.spl + cabinGain(point.hz)
  const loudest = points.reduce((best, point) => (level(point) > level(best) ? point : best))
  const loaded = points.filter((point) => kind === 'sealed' || point.hz >= tuning)
  const area = kind === 'ported' ? volume * portAreaPerVolume : 0
  return {
    driver,
    box,
    peak: { spl: level(loudest), hz: loudest.hz, impedance: loudest.impedance },
    travel: Math.max(...loaded.map((point) => point.excursion)) / driver.xmax,
    port: { area, length: kind === 'ported' ? portLength(volume, tuning, area) : 0 },
  }
}

export const squareInches = (squareMetres: number): number => squareMetres * inchesPerMetre ** 2
export const inches = (metres: number): number => metres * inchesPerMetre
