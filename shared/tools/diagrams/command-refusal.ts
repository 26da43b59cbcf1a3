import { asSentence } from './as-sentence.ts'
import { applied, type Command } from './command.ts'
import { Diagram, DiagramCable } from './diagram.ts'
import { type DiagramRefusal, diagramRefusal } from './diagram-refusal.ts'
import { DiagramNode } from './node-fields.ts'

/**
 * Explains why a diagram does not take a command: it could not be opened again. During a drag, only the
 * changes are read, so that the drag is not held up.
 */
export function commandRefusal(
  diagram: Diagram,
  command: Command,
  isGesture = false,
): DiagramRefusal | undefined {
  for (const node of command.nodes ?? []) {
    const read = DiagramNode.safeParse(node)
    if (!read.success) return notTaken(node.name, read.error)
  }
  for (const cable of command.cables ?? []) {
    const read = DiagramCable.safeParse(cable)
    if (!read.success) return notTaken('this cable', read.error)
  }
  if (isGesture && command.supply === undefined) return undefined
  const read = Diagram.safeParse(applied(diagram, command).diagram)
  return read.success ? undefined : notTaken('this change', read.error)
}

const notTaken = (what: string, { issues: [issue] }: { issues: readonly { message: string }[] }) =>
  diagramRefusal('not_taken', { what, why: issue ? asSentence(issue.message) : '' })
