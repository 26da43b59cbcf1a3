import { fills } from '#shared/tools/acoustics/box-advice.ts'
import type { SavedChamber } from './saved-design.ts'

/** The absorption QA of a chamber by what fills it. */
export const absorptionOf = ({ fill, qa }: Pick<SavedChamber, 'fill' | 'qa'>): number =>
  fill === 'none' ? (qa ?? fills.none.qa) : fills[fill].qa
