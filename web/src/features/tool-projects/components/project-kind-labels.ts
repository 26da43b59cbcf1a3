import type { ProjectKind } from '#shared/tool-projects/tool-project.ts'

/** What the project of each tool is called. */
export const projectKindLabels: Record<ProjectKind, string> = {
  box: 'Subwoofer',
  spl: 'SPL study',
  system: 'Audio system',
  diagram: 'Wiring diagram',
}
