import { modelLimit } from '#shared/tools/acoustics/box-advice.ts'
import { airOf } from './engine-design.ts'
import { longestSide } from './ports-of-design.ts'
import type { SavedDesign } from './saved-design.ts'

/**
 * Returns the frequency at which standing waves start in the largest chamber of a design, Hz: above it no
 * curve holds.
 */
export function modelEnd({ box: { kind, rear, front }, air }: Pick<SavedDesign, 'box' | 'air'>): number {
  const volume = kind.startsWith('bandpass') ? Math.max(rear.volume, front.volume) : rear.volume
  return modelLimit(longestSide(volume), airOf(air))
}

/** Beside the line at which charts mark it. */
export const modelEndWords = 'Model ends'

/** What the line means, once for all charts. */
export const modelEndSentence = (hz: number): string =>
  `The model ends at ${Math.round(hz)} Hz, where standing waves start in the box.`
