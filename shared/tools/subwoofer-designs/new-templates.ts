import type { DesignDefaults } from '#shared/tools/pro-tools/design-defaults.ts'
import type { OfferedTemplates } from '#shared/tools/pro-tools/offered-templates.ts'
import { SavedDesign } from './saved-design.ts'
import { type Template, templates } from './starting-designs.ts'
import { withDefaults } from './with-defaults.ts'

/**
 * The boxes to start from, each with its design. What an administrator designed is offered as it was designed; what can
 * no longer be read is left out.
 */
export const newTemplates = ({ rows }: OfferedTemplates, defaults: DesignDefaults): Template[] =>
  rows.flatMap(({ id, name, hint = '', design }) => {
    if (design !== undefined) {
      const own = SavedDesign.safeParse(design)
      return own.success ? [{ id, name, hint, design: own.data }] : []
    }
    const found = templates.find((one) => one.id === id)
    return found ? [{ id, name, hint, design: withDefaults(found.design, defaults) }] : []
  })
