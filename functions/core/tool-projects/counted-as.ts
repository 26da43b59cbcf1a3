import type { ProjectKind } from '#shared/tool-projects/tool-project.ts'

/** Diagrams have a quota of their own. */
export const countedAs = (kind: ProjectKind) => (kind === 'diagram' ? 'diagrams' : 'projects')
