import { issueSentence } from './issue-sentence.ts'
import { projectSchemas } from './project-schemas.ts'
import type { ProjectData, ProjectKind } from './tool-project.ts'

/** A problem of data, by its place in it, such as `designs.0.box.kind`. */
export type PlacedProblem = { path: string; message: string }

/** Returns the first thing in data that its tool could not open, or undefined. */
export function schemaProblem(kind: ProjectKind, data: ProjectData): PlacedProblem | undefined {
  const read = projectSchemas[kind].safeParse(data)
  const [issue] = read.error?.issues ?? []
  if (!issue) return undefined
  const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return { path: [...issue.path.map(String), ...key].join('.'), message: issueSentence(issue, data) }
}
