import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { CableKind } from '#shared/tools/diagrams/legal-pair.ts'
import type { PortRef } from '#shared/tools/diagrams/port.ts'

/** Everything that the screen shows of a diagram. It is a new object after each change. */
export type EditorView = {
  body: Diagram
  /** Parts and cables that are chosen, by their ids. */
  selected: ReadonlySet<string>
  /** The start of a cable that has no end yet. */
  pending: PortRef | undefined
  layers: readonly CableKind[]
  /** Counts the diagrams that have replaced another: each is shown whole. */
  opened: number
  /** A gesture goes on, such as a hand that moves parts. */
  isMoving: boolean
  canUndo: boolean
  canRedo: boolean
  /** The announcement: what was done, or why it was not. */
  said: { text: string; isRefusal: boolean; number: number; at?: PortRef }
}
