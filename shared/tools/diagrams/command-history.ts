import { applied, type Command } from './command.ts'
import type { Diagram } from './diagram.ts'

/** A step that undo takes back and redo repeats: commands in their order. */
type Step = { name: string; commands: readonly Command[] }

export type CommandHistory = {
  diagram: Diagram
  past: readonly Step[]
  future: readonly Step[]
  /** The gesture that goes on: its next command belongs to the same step. */
  gesture: string | undefined
}

/** So many steps can be undone. */
export const mostSteps = 200

export const begunWith = (diagram: Diagram): CommandHistory => ({
  diagram,
  past: [],
  future: [],
  gesture: undefined,
})

/** A command. Without a gesture, or in another one than before, it is its own step. */
export function commanded(history: CommandHistory, command: Command, gesture?: string): CommandHistory {
  const { diagram, inverse } = applied(history.diagram, command)
  const last = history.past.at(-1)
  const goesOn = gesture !== undefined && gesture === history.gesture && last !== undefined
  const step = goesOn
    ? { name: last.name, commands: [inverse, ...last.commands] }
    : { name: command.name, commands: [inverse] }
  const before = goesOn ? history.past.slice(0, -1) : history.past
  return { diagram, past: [...before, step].slice(-mostSteps), future: [], gesture }
}

/** A hand lets go: the next command is another step. */
export const letGo = (history: CommandHistory): CommandHistory =>
  history.gesture === undefined ? history : { ...history, gesture: undefined }

export function undoneStep(history: CommandHistory): CommandHistory {
  const step = history.past.at(-1)
  if (!step) return history
  const { diagram, back } = run(history.diagram, step)
  return { diagram, past: history.past.slice(0, -1), future: [back, ...history.future], gesture: undefined }
}

export function redoneStep(history: CommandHistory): CommandHistory {
  const [step, ...future] = history.future
  if (!step) return history
  const { diagram, back } = run(history.diagram, step)
  return { diagram, past: [...history.past, back], future, gesture: undefined }
}

function run(diagram: Diagram, { name, commands }: Step): { diagram: Diagram; back: Step } {
  const inverses: Command[] = []
  let now = diagram
  for (const command of commands) {
    const done = applied(now, command)
    now = done.diagram
    inverses.unshift(done.inverse)
  }
  return { diagram: now, back: { name, commands: inverses } }
}
