import { boxKindNames } from '#shared/tools/subwoofer-designs/box-kind-names.ts'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { showQuantity } from '#shared/tools/units/show-quantity.ts'
import type { ProjectTool } from '#web/features/tools/tool-projects/tool.ts'

/** The projects of the subwoofer designer. */
export const designerTool: ProjectTool<SavedDesigns> = {
  kind: 'box',
  schema: SavedDesigns,
  fieldsOf(name, { designs }) {
    const [first] = designs
    const ids = [...new Set(designs.flatMap(({ driver }) => driver.driverId ?? []))]
    return {
      name,
      ...(first && {
        summary:
          `${boxKindNames[first.box.kind]}, ${showQuantity(first.box.rear.volume, 'ft3', 2)}, ${first.driver.name}`.slice(
            0,
            120,
          ),
      }),
      ...(ids.length > 0 && { driverIds: ids.slice(0, 8) }),
    }
  },
  words: {
    saveAs: 'Save these designs as',
    list: 'Saved designs',
    empty: 'You have no saved designs yet.',
  },
}
