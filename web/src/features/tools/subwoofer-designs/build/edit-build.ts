import type { SavedBuild } from '#shared/tools/subwoofer-designs/saved-build.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { buildOf } from '#shared/tools/subwoofer-designs/standard-build.ts'

/** Changes how a design is built. From then on the build stays as it is when the driver or the ports change. */
export const editBuild =
  (change: Partial<SavedBuild>) =>
  (design: SavedDesign): SavedDesign => ({ ...design, build: { ...buildOf(design), ...change } })
