import type { ProjectData, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

/** The shape of the files of all tools. */
export const fileSchema = 'audio-tools/1'

/** A tool’s work as its own file. */
export const projectFile = (kind: ProjectKind, name: string, data: ProjectData): string =>
  `${JSON.stringify({ schema: fileSchema, kind, name: name.slice(0, 80), units: 'SI', data }, null, 2)}\n`
