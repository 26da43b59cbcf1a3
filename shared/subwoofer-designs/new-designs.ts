import type { DesignDefaults } from '#shared/pro-tools/design-defaults.ts'
import type { OfferedTemplates } from '#shared/pro-tools/offered-templates.ts'
import { offeredTemplates } from '#shared/pro-tools/offered-templates.ts'
import { startingDesigns, type Template } from './starting-designs.ts'
import { withDefaults } from './with-defaults.ts'

/** What the designer opens with. */
export const newDesigns = (defaults: DesignDefaults) => ({
  ...startingDesigns,
  designs: startingDesigns.designs.map((design) => withDefaults(design, defaults)),
})

/** The boxes to start from. What an administrator designed is offered as it was designed. */
export const newTemplates = (offered: OfferedTemplates, defaults: DesignDefaults): Template[] =>
  offeredTemplates(offered).map(({ isOwn, design, ...template }) => ({
    ...template,
    design: isOwn ? design : withDefaults(design, defaults),
  }))
