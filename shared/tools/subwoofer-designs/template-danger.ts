import { buildAdvice } from './build-advice.ts'
import { builtBox } from './built-box.ts'
import { designDanger } from './design-danger.ts'
import type { SavedDesign } from './saved-design.ts'

/**
 * Explains why members should not begin with a design: the problems of it, or of its box if that is built.
 */
export const templateDanger = (saved: SavedDesign): string | undefined =>
  designDanger(saved) ?? buildDanger(saved)

function buildDanger(saved: SavedDesign): string | undefined {
  const box = builtBox(saved)
  if ('code' in box) return box.message
  const shown = { length: (meters: number) => `${Math.round(meters * 1000)} mm` }
  return buildAdvice(saved, box, shown).find(({ tone }) => tone === 'danger')?.sentence
}
