import type { ProjectKind } from './tool-project.ts'

/** The address of each kind of project’s tool. */
export const toolPaths: Record<ProjectKind, string> = {
  box: '/subwoofer-designer',
  spl: '/spl-calculator',
  system: '/audio-system-designer',
  diagram: '/audio-system/diagram-editor',
}

/** The address that opens a project in its tool. */
export const projectPath = ({ kind, id }: { kind: ProjectKind; id: string }): string =>
  `${toolPaths[kind]}?project=${id}`
