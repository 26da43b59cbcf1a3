import { aligned, distributed, grouped, locked } from '#shared/tools/diagrams/arrange.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import type { Editor } from './editor.ts'

export type SelectionCommand = {
  id: string
  label: string
  isDangerous?: true
  run: (editor: Editor) => void
}

/** The commands for the chosen parts, in the order of the menus. */
export function selectionCommands(nodes: readonly DiagramNode[]): SelectionCommand[] {
  const several = nodes.length > 1
  const ids = new Set(nodes.map(({ id }) => id))
  const isGroup = several && nodes.every(({ group }) => group !== undefined && group === nodes[0]?.group)
  const allLocked = nodes.every((node) => node.locked)
  const of = (make: typeof grouped | typeof locked, on: boolean) => (editor: Editor) =>
    void editor.run(make(editor.view().body, ids, on))
  return [
    { id: 'duplicate', label: 'Duplicate', run: (editor) => editor.duplicate() },
    { id: 'copy', label: 'Copy', run: (editor) => editor.copy() },
    ...(several
      ? [
          ...(['left', 'right', 'top', 'bottom'] as const).map((edge) => ({
            id: `align_${edge}`,
            label: `Align ${edge}`,
            run: (editor: Editor) => void editor.run(aligned(editor.view().body, ids, edge)),
          })),
        ]
      : []),
    ...(nodes.length > 2
      ? [
          {
            id: 'distribute_x',
            label: 'Distribute across',
            run: (editor: Editor) => void editor.run(distributed(editor.view().body, ids, 'x')),
          },
          {
            id: 'distribute_y',
            label: 'Distribute down',
            run: (editor: Editor) => void editor.run(distributed(editor.view().body, ids, 'y')),
          },
        ]
      : []),
    ...(several && !isGroup ? [{ id: 'group', label: 'Group', run: of(grouped, true) }] : []),
    ...(nodes.some(({ group }) => group !== undefined)
      ? [{ id: 'ungroup', label: 'Ungroup', run: of(grouped, false) }]
      : []),
    allLocked
      ? { id: 'unlock', label: 'Unlock', run: of(locked, false) }
      : { id: 'lock', label: 'Lock', run: of(locked, true) },
    { id: 'delete', label: 'Delete', isDangerous: true, run: (editor) => editor.remove() },
  ]
}
