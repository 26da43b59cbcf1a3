import type { ProjectKind } from './tool-project.ts'

/** Where the tool of a project is. */
export const toolPaths: Record<ProjectKind, string> = {
  box: '/subwoofer-designer',
  spl: '/spl-calculator',
  system: '/audio-system-designer',
  diagram: '/audio-system/diagram-editor',
}

/** Where a project opens in its tool. */
export const projectPath = ({ kind, id }: { kind: ProjectKind; id: string }): string =>
  `${toolPaths[kind]}?project=${id}`
