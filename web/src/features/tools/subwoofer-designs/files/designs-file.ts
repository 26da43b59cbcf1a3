import { designsSchema } from '#shared/tools/subwoofer-designs/designs-schema.ts'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { projectFile } from '#web/features/tools/tool-projects/files/project-file.ts'
import { type ReadFile, readProjectFile } from '#web/features/tools/tool-projects/files/read-project-file.ts'

/** Designs as a file of their own. */
export const designsFile = (name: string, designs: SavedDesigns): string => projectFile('box', name, designs)

/** The designs of a file, or why it cannot be read. */
export const readDesignsFile = (text: string): ReadFile<SavedDesigns> =>
  readProjectFile({ kind: 'box', schema: SavedDesigns, newest: designsSchema }, text)
