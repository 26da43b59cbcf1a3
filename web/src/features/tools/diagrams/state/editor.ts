import {
  type Clip,
  clipOf,
  moved,
  movedAlong,
  type PartQuota,
  pasted,
  quotaRefusal,
} from '#shared/tools/diagrams/arrange.ts'
import type { Command } from '#shared/tools/diagrams/command.ts'
import {
  begunWith,
  type CommandHistory,
  commanded,
  letGo,
  redoneStep,
  undoneStep,
} from '#shared/tools/diagrams/command-history.ts'
import { commandRefusal } from '#shared/tools/diagrams/command-refusal.ts'
import { connection, freeIds } from '#shared/tools/diagrams/connect.ts'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import { framed } from '#shared/tools/diagrams/framed.ts'
import { type CableKind, cableKinds } from '#shared/tools/diagrams/legal-pair.ts'
import type { NodeKind } from '#shared/tools/diagrams/node-fields.ts'
import { onCanvas } from '#shared/tools/diagrams/on-canvas.ts'
import { newPart, partNames } from '#shared/tools/diagrams/part-kinds.ts'
import type { PortRef } from '#shared/tools/diagrams/port.ts'
import { replacing } from '#shared/tools/diagrams/replacing.ts'
import type { EditorView } from './editor-view.ts'

export type Editor = ReturnType<typeof newEditor>

/** The offset of copies from their originals. */
const beside = { x: 24, y: 24 }
const nothing: ReadonlySet<string> = new Set()

/** A diagram on the screen, outside of React: each gesture is a command that can be undone in one step. */
export function newEditor(body: Diagram, quota: () => PartQuota) {
  let history: CommandHistory = begunWith(body)
  let selected = nothing
  let pending: PortRef | undefined
  let layers: readonly CableKind[] = cableKinds
  let opened = 0
  let said: EditorView['said'] = { text: '', isRefusal: false, number: 0 }
  let clip: Clip = { nodes: [], cables: [] }
  let pastes = 0
  let view = look()
  const listeners = new Set<() => void>()

  function look(): EditorView {
    return {
      body: history.diagram,
      selected,
      pending,
      layers,
      opened,
      isMoving: history.gesture !== undefined,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      said,
    }
  }

  function tell() {
    view = look()
    for (const listener of listeners) listener()
  }

  /** The same words again are a new message, too. */
  const say = (text: string, isRefusal = false, at?: PortRef) => {
    said = { text, isRefusal, number: said.number + 1, ...(at && { at }) }
  }

  function step(next: CommandHistory) {
    if (next === history) return
    history = next
    const { nodes, cables } = history.diagram
    const there = new Set([...nodes, ...cables].map(({ id }) => id))
    if ([...selected].some((id) => !there.has(id)))
      selected = new Set([...selected].filter((id) => there.has(id)))
    if (pending && !there.has(pending.node)) pending = undefined
    tell()
  }

  const refusalOf = (command: Command, gesture?: string) =>
    quotaRefusal(history.diagram, command, quota()) ??
    commandRefusal(history.diagram, command, gesture !== undefined)

  /**
   * Runs only changes that can be saved: parts that leave the canvas stop at its edge, and other changes are
   * refused.
   */
  function run(asked: Command, gesture?: string): boolean {
    const command = onCanvas(asked)
    const changes = [command.nodes, command.cables, command.removedNodes, command.removedCables]
    const isEmpty = changes.every((list) => !list || list.length === 0)
    if (isEmpty && command.supply === undefined && command.signal === undefined) return false
    const refusal = refusalOf(command, gesture)
    if (refusal) {
      say(refusal.message, true)
      tell()
      return false
    }
    if (gesture === undefined) say(command.name)
    step(commanded(history, command, gesture))
    return true
  }

  /** The hand lets go: what comes next is another step. */
  function release() {
    if (history.gesture === undefined) return
    history = letGo(history)
    tell()
  }

  const nodesOf = (ids: ReadonlySet<string>) =>
    new Set(history.diagram.nodes.filter(({ id }) => ids.has(id)).map(({ id }) => id))

  /** Each further copy is beside the one before. */
  function paste(from: Clip, times = 1) {
    if (from.nodes.length === 0) return
    const by = { x: beside.x * times, y: beside.y * times }
    const { command, ids } = pasted(history.diagram, from, by)
    if (!run(command)) return
    selected = ids
    tell()
  }

  function removeSelected() {
    const { nodes, cables } = history.diagram
    const removedNodes = nodes.filter(({ id, locked }) => selected.has(id) && !locked).map(({ id }) => id)
    const removedCables = cables.filter(({ id }) => selected.has(id)).map(({ id }) => id)
    if (removedNodes.length + removedCables.length === 0) return sayLocked()
    run({ name: 'Delete', removedNodes, removedCables })
  }

  /** Says that nothing happened to the selection, because all of it is locked. */
  function sayLocked() {
    const held = history.diagram.nodes.filter(({ id, locked }) => selected.has(id) && locked)
    const [first] = held
    if (!first) return
    say(held.length === 1 ? `${first.name} is locked.` : `${held.length} parts are locked.`, true)
    tell()
  }

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run,
    /** A new part, which is chosen from now on. */
    add(kind: NodeKind, place: { x: number; y: number }): string | undefined {
      const { nodes } = history.diagram
      const id = freeIds(nodes, 'n')()
      const count = nodes.filter((node) => node.kind === kind).length
      const { name } = newPart(kind, id, place)
      const node = newPart(kind, id, place, { name: count > 0 ? `${name} ${count + 1}` : name })
      if (!run({ name: `Add ${partNames[kind].toLowerCase()}`, nodes: [node] })) return undefined
      selected = new Set([id])
      tell()
      return id
    },
    /** A cable, or the reason why there is none is read out. */
    connect(from: PortRef, to: PortRef): boolean {
      const made = connection(history.diagram, from, to)
      pending = undefined
      if (!('name' in made)) {
        say(made.message, true, to)
        tell()
        return false
      }
      return run(made)
    },
    /** A cable that is drawn by hand begins here, until it is connected or let go. */
    lead(port: PortRef | undefined) {
      if (pending === port) return
      pending = port
      tell()
    },
    /** The first chosen port begins a cable, the second ends it. Choosing the same port again cancels it. */
    press(port: PortRef) {
      const from = pending
      if (!from) {
        pending = port
        say('Choose the other end of the cable, or press Escape.')
        return tell()
      }
      if (from.node === port.node && from.port === port.port) return this.cancel()
      this.connect(from, port)
    },
    cancel() {
      if (!pending) return
      pending = undefined
      say('No cable was made.')
      tell()
    },
    move(by: { x: number; y: number }, gesture: string): boolean {
      const command = moved(history.diagram, nodesOf(selected), by)
      if (command.nodes?.length === 0) sayLocked()
      return run(command, gesture)
    },
    /** Assigns moved parts to the frames that they are in now, as part of the same gesture. */
    settle(gesture: string) {
      const command = framed(history.diagram, movedAlong(history.diagram, nodesOf(selected)))
      run(command, gesture)
      release()
    },
    remove: removeSelected,
    copy() {
      clip = clipOf(history.diagram, nodesOf(selected))
      pastes = 0
      say(clip.nodes.length === 1 ? '1 part is copied.' : `${clip.nodes.length} parts are copied.`)
      tell()
    },
    paste: () => paste(clip, ++pastes),
    duplicate: () => paste(clipOf(history.diagram, nodesOf(selected))),
    select(ids: Iterable<string>) {
      const next = new Set(ids)
      if (next.size === selected.size && [...next].every((id) => selected.has(id))) return
      selected = next
      tell()
    },
    selectAll() {
      selected = new Set(history.diagram.nodes.map(({ id }) => id))
      tell()
    },
    showLayers(next: readonly CableKind[]) {
      layers = next
      tell()
    },
    /** Says why a diagram cannot replace the present one. */
    replaceRefusal: (next: Diagram) => refusalOf(replacing(history.diagram, next, ''))?.message,
    /** Replaces the whole diagram, as from a file or a template. The user can undo it. */
    replace(next: Diagram, name: string): boolean {
      if (!run(replacing(history.diagram, next, name))) return false
      selected = nothing
      opened++
      tell()
      return true
    },
    /** A diagram from elsewhere, such as a project: there is nothing to undo. */
    begin(next: Diagram) {
      selected = nothing
      pending = undefined
      opened++
      step(begunWith(next))
    },
    release,
    undo() {
      const last = history.past.at(-1)
      if (!last) return
      say(`Undone: ${last.name}`)
      step(undoneStep(history))
    },
    redo() {
      const [next] = history.future
      if (!next) return
      say(`Done again: ${next.name}`)
      step(redoneStep(history))
    },
  }
}
