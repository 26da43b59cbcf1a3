import { foldedKey } from '#shared/platform/words/folded-key.ts'
import type { Brand } from './brand.ts'
import { brandRefusal } from './brand-refusal.ts'
import type { BrandId } from './named-brand.ts'

/** What an administrator does with a brand. */
export type BrandStep =
  | { action: 'accept' }
  | { action: 'refuse'; reason: string }
  | { action: 'rename'; name: string }
  | { action: 'merge'; into: BrandId }
  | { action: 'retire'; reason: string }
  | { action: 'restore' }

const startsFrom: Record<BrandStep['action'], readonly Brand['status'][]> = {
  accept: ['proposed'],
  refuse: ['proposed'],
  rename: ['proposed', 'active'],
  merge: ['proposed', 'active', 'refused', 'retired'],
  retire: ['active'],
  restore: ['refused', 'retired', 'merged'],
}

export const mayStepBrand = (action: BrandStep['action'], status: Brand['status']): boolean =>
  startsFrom[action].includes(status)

/** A brand after a step. Throws where someone else has brought it elsewhere. */
export function steppedBrand(brand: Brand, step: BrandStep, now: string): Brand {
  if (!mayStepBrand(step.action, brand.status)) throw brandRefusal.decided()
  if (step.action === 'merge' && step.into === brand.id) throw brandRefusal.intoItself()
  const { reason: _, mergedInto: __, ...plain } = brand
  return { ...plain, ...changes(step), updatedAt: now, version: brand.version + 1 }
}

function changes(step: BrandStep): Partial<Brand> {
  switch (step.action) {
    case 'accept':
    case 'restore':
      return { status: 'active' }
    case 'refuse':
      return { status: 'refused', reason: step.reason }
    case 'retire':
      return { status: 'retired', reason: step.reason }
    case 'rename':
      return { name: step.name, folded: foldedKey(step.name) }
    case 'merge':
      return { status: 'merged', mergedInto: step.into }
  }
}
