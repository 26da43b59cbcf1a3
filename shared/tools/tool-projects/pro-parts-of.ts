import type { ProPart } from '#shared/tools/pro-tools/pro-part.ts'
import { proPartsOfStudy } from '#shared/tools/spl-studies/pro-parts-of-study.ts'
import { proPartsOfDesigns } from '#shared/tools/subwoofer-designs/pro-parts-of-designs.ts'
import { projectSchemas } from './project-schemas.ts'
import type { ProjectData, ProjectKind } from './tool-project.ts'

/**
 * The parts of a project that need the Pro membership; none if its tool could not open it. Systems have none, and those
 * of diagrams are counted by their quota.
 */
export function proPartsOf(kind: ProjectKind, data: ProjectData): ProPart[] {
  if (kind === 'box') return partsIn(projectSchemas.box.safeParse(data), proPartsOfDesigns)
  if (kind === 'spl') return partsIn(projectSchemas.spl.safeParse(data), proPartsOfStudy)
  return []
}

const partsIn = <Body>(
  read: { success: boolean; data?: Body },
  partsOf: (body: Body) => ProPart[],
): ProPart[] => (read.data === undefined ? [] : partsOf(read.data))
