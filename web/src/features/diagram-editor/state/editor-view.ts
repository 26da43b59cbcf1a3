import type { Diagram } from '#shared/diagrams/diagram.ts'
import type { CableKind } from '#shared/diagrams/legal-pair.ts'
import type { PortRef } from '#shared/diagrams/port.ts'

/** Everything that the screen shows of a diagram; a new object after each change. */
export type EditorView = {
  body: Diagram
  /** Parts and cables that are chosen, by their ids. */
  selected: ReadonlySet<string>
  /** Where a cable begins that has no end yet. */
  pending: PortRef | undefined
  layers: readonly CableKind[]
  /** How many diagrams have taken the place of another: each is to be seen whole. */
  opened: number
  canUndo: boolean
  canRedo: boolean
  /** What is read out: what was done, or why it was not. */
  said: { text: string; isRefusal: boolean; number: number; at?: PortRef }
}
