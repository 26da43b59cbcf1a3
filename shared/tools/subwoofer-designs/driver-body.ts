import { typicalDriverVolume } from '#shared/tools/enclosures/displacement.ts'
import { driverVolumeOf } from './driver-volume-of.ts'
import type { SavedBuild } from './saved-build.ts'
import type { SavedDesign } from './saved-design.ts'

/** A driver as it takes room in the box, m and m³. */
export type DriverBody = {
  cutOut: number
  frame: number
  depth: number
  magnet: number
  volume: number
  /** The number of drivers in line. */
  behind: 1 | 2
}

/** Cone area of a driver that does not say it, m²: that of a 12 in. */
const usualArea = 0.048

const usualVolumes = Object.entries(typicalDriverVolume).map(([sizeIn, volume]) => ({
  sizeIn: Number(sizeIn),
  volume,
}))

/** Returns values typical of a driver’s size, by its cone: ours, until its data sheet is read. */
export function typicalBody({ driver, stock }: Pick<SavedDesign, 'driver' | 'stock'>): DriverBody {
  const cone = 2 * Math.sqrt((driver.values.sd ?? usualArea) / Math.PI)
  const inches = (cone * 1.23) / 0.0254
  const rounded = (metres: number) => Math.round(metres * 1000) / 1000
  return {
    cutOut: rounded(1.14 * cone),
    frame: rounded(1.25 * cone),
    depth: rounded(0.62 * cone),
    magnet: rounded(0.7 * cone),
    volume: driverVolumeOf(inches, stock?.displacements ?? usualVolumes),
    behind: 1,
  }
}

/** The driver by what was typed, and by typical values for the rest. Two in line are twice as deep. */
export function driverBody(design: Pick<SavedDesign, 'driver' | 'stock'>, build: SavedBuild): DriverBody {
  const typical = typicalBody(design)
  const cutOut = build.cutOut ?? typical.cutOut
  return {
    cutOut,
    frame: cutOut * (typical.frame / typical.cutOut),
    depth: (build.driverDepth ?? typical.depth) * (design.driver.isobaric ? 2 : 1),
    magnet: Math.min(typical.magnet, cutOut * 0.9),
    volume: build.driverVolume ?? typical.volume,
    behind: design.driver.isobaric ? 2 : 1,
  }
}

/** Returns the number of openings the drivers of a design need, and the number of drivers in them. */
export function driverCount({ driver }: Pick<SavedDesign, 'driver'>): { openings: number; drivers: number } {
  const openings = driver.series * driver.strings
  return { openings, drivers: driver.isobaric ? 2 * openings : openings }
}
