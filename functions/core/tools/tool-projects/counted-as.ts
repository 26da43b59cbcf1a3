import type { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

/** Diagrams have a quota of their own. */
export const countedAs = (kind: ProjectKind) => (kind === 'diagram' ? 'diagrams' : 'projects')
