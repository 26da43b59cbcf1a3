import { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { ProjectTool } from '#web/features/tools/tool-projects/tool.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The projects of the diagram editor. */
export const diagramTool: ProjectTool<Diagram> = {
  kind: 'diagram',
  schema: Diagram,
  fieldsOf: (name, { nodes, cables }) => ({
    name,
    summary: `${counted(nodes.length, 'part', 'parts')}, ${counted(cables.length, 'cable', 'cables')}`,
  }),
  words: {
    saveAs: 'Save this diagram as',
    list: 'Saved diagrams',
    empty: 'You have no saved diagrams yet.',
  },
}
