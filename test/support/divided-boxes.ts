import { builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import type { SavedBox, SavedDesign, SavedPorts } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { standardBuild } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { designWith } from './subwoofer-designs.ts'

export const slot = (tuning: number, width: number, height: number): SavedPorts => ({
  ...startingDesign.box.rearPorts,
  tuning,
  width,
  height,
})

export const round = (tuning: number, diameter: number): SavedPorts => ({
  ...startingDesign.box.rearPorts,
  tuning,
  shape: 'round',
  diameter,
  walls: 0,
  inside: 'free',
})

export const bandpassKinds = ['bandpass_4', 'bandpass_6_parallel', 'bandpass_6_series'] as const

/** One box of each kind into which everything fits. */
export const dividedDesigns: Record<(typeof bandpassKinds)[number], SavedDesign> = {
  bandpass_4: dividedDesign({ kind: 'bandpass_4', frontPorts: round(60, 0.075) }),
  bandpass_6_parallel: dividedDesign(
    { kind: 'bandpass_6_parallel', rearPorts: slot(30, 0.365, 0.065), frontPorts: slot(60, 0.142, 0.13) },
    { height: 0.55, depth: 0.565, braces: 1 },
  ),
  bandpass_6_series: dividedDesign({
    kind: 'bandpass_6_series',
    rearPorts: round(33, 0.06),
    frontPorts: round(45, 0.05),
  }),
}

/** A design with two chambers whose build differs from the standard one. */
export function dividedDesign(
  box: Partial<SavedBox>,
  change: Partial<SavedBuild> = {},
): SavedDesign & { build: SavedBuild } {
  const design = designWith(box)
  return { ...design, build: { ...standardBuild(design), ...change } }
}

export function dividedBoxOf(design: SavedDesign) {
  const box = builtBox(design)
  if ('code' in box) throw new Error(box.message)
  if (!box.divided) throw new Error('one chamber')
  return box as BuiltBox & { divided: NonNullable<BuiltBox['divided']> }
}
