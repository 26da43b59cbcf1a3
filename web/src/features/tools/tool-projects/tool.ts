import type * as z from 'zod/mini'
import type { ProjectFields, ProjectKind } from '#shared/tools/tool-projects/tool-project.ts'

/** The differences between the projects of one tool and others. */
export type ProjectTool<Body> = {
  kind: ProjectKind
  schema: z.ZodMiniType<Body>
  /** Returns the fields of a project that lists show. */
  fieldsOf: (name: string, body: Body) => ProjectFields
  words: {
    /** The label of the field that names a new project: "Save these designs as". */
    saveAs: string
    /** The title of its list, and the text of the empty list. */
    list: string
    empty: string
  }
}

/** The work that a tool shows and changes, outside of React. */
export type ToolBody<Body> = {
  view: () => { body: Body }
  subscribe: (listener: () => void) => () => void
  /** Shows something from elsewhere, such as a project: there is nothing to undo. */
  begin: (body: Body) => void
}
