import type { DesignDefaults } from '#shared/tools/pro-tools/design-defaults.ts'
import { startingDesigns } from './starting-designs.ts'
import { withDefaults } from './with-defaults.ts'

/** Returns the designs the designer opens with. */
export const newDesigns = (defaults: DesignDefaults) => ({
  ...startingDesigns,
  designs: startingDesigns.designs.map((design) => withDefaults(design, defaults)),
})
