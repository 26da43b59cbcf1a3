import type * as z from 'zod/mini'
import { SystemStudy } from '#shared/tools/audio-systems/system-study.ts'
import { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { SplStudy } from '#shared/tools/spl-studies/spl-study.ts'
import { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import type { ProjectKind } from './tool-project.ts'

type ProjectBodies = { box: SavedDesigns; spl: SplStudy; system: SystemStudy; diagram: Diagram }

/** The schema of what each tool saves. The tool reads its projects, links and files with the same one. */
export const projectSchemas: { [Kind in ProjectKind]: z.ZodMiniType<ProjectBodies[Kind]> } = {
  box: SavedDesigns,
  spl: SplStudy,
  system: SystemStudy,
  diagram: Diagram,
}
