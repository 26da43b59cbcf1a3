import type { SavedDesign } from './saved-design.ts'

/** The smallest change that helps, as one step. */
export type Fix = { label: string; design: SavedDesign }

export type Advice = {
  rule: string
  tone: 'danger' | 'warning'
  /** The finding, with the value and its limit. */
  sentence: string
  fixes: readonly Fix[]
}

/** The problems of building a box, with the drivers they are about. */
export type BuildAdvice = Advice & { drivers?: readonly number[] }

/** Writes a length in m, and a velocity in m/s, for the reader; `more` is a number of further decimals. */
export type ShownAs = {
  length: (metres: number, more?: number) => string
  velocity: (metresPerSecond: number, more?: number) => string
}
