import type { ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

/** The name of each tool's projects. */
export const projectKindLabels: Record<ProjectKind, string> = {
  box: 'Subwoofer',
  spl: 'SPL study',
  system: 'Audio system',
  diagram: 'Wiring diagram',
}
