import type * as z from 'zod/mini'
import type { ProjectFields, ProjectKind } from '#shared/tool-projects/tool-project.ts'

/** What makes the projects of one tool its own. */
export type ProjectTool<Body> = {
  kind: ProjectKind
  schema: z.ZodMiniType<Body>
  /** What lists say about a project. */
  fieldsOf: (name: string, body: Body) => ProjectFields
  words: {
    /** The label of the field that names a new project: "Save these designs as". */
    saveAs: string
    /** What its list is called, and what it says while it is empty. */
    list: string
    empty: string
  }
}

/** What a tool shows and changes, outside of React. */
export type ToolBody<Body> = {
  view: () => { body: Body }
  subscribe: (listener: () => void) => () => void
  /** Something from elsewhere, such as a project: there is nothing to undo. */
  begin: (body: Body) => void
}
