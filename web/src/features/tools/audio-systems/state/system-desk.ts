import type {
  SystemAmplifier,
  SystemSpeaker,
  SystemStudy,
  SystemSubwoofer,
} from '#shared/tools/audio-systems/system-study.ts'
import {
  begun,
  changed,
  type History,
  redone,
  released,
  undone,
} from '#web/features/tools/tool-projects/state/history.ts'

/** Everything that the screen shows of a system. It is a new object after each change. */
export type SystemView = { body: SystemStudy; canUndo: boolean; canRedo: boolean }

export type SystemDesk = ReturnType<typeof newSystemDesk>

type Rows = { speakers: SystemSpeaker; amplifiers: SystemAmplifier }

/** The maximum number of kinds of speakers, and of amplifiers, in a system. */
export const mostRows = 4

/** The system of a screen, outside of React. */
export function newSystemDesk(body: SystemStudy) {
  let history: History<SystemStudy> = begun(body)
  let view = look()
  const listeners = new Set<() => void>()

  function look(): SystemView {
    return {
      body: history.present,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
  }
  function step(next: History<SystemStudy>) {
    if (next === history) return
    history = next
    view = look()
    for (const listener of listeners) listener()
  }
  const change = (part: Partial<SystemStudy>, gesture?: string) =>
    step(changed(history, { ...history.present, ...part }, gesture))
  const setRows = <List extends keyof Rows>(list: List, rows: readonly Rows[List][], gesture?: string) =>
    change({ [list]: [...rows] } as Partial<SystemStudy>, gesture)
  const rowsOf = <List extends keyof Rows>(list: List) =>
    history.present[list] as unknown as readonly Rows[List][]

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Changes the system. Changes of one gesture are one step. */
    change,
    changeVehicle: (part: Partial<SystemStudy['vehicle']>, gesture?: string) =>
      change({ vehicle: { ...history.present.vehicle, ...part } }, gesture && `vehicle ${gesture}`),
    changeGoals: (part: Partial<SystemStudy['goals']>, gesture?: string) =>
      change({ goals: { ...history.present.goals, ...part } }, gesture && `goals ${gesture}`),
    changeSubwoofers(part: Partial<SystemSubwoofer>, gesture?: string) {
      const { subwoofers } = history.present
      if (subwoofers) change({ subwoofers: { ...subwoofers, ...part } }, gesture && `subwoofers ${gesture}`)
    },
    changeRow<List extends keyof Rows>(list: List, at: number, part: Partial<Rows[List]>, gesture?: string) {
      const rows = rowsOf(list).map((row, index) => (index === at ? { ...row, ...part } : row))
      setRows(list, rows, gesture && `${list} ${at} ${gesture}`)
    },
    addRow<List extends keyof Rows>(list: List, row: Rows[List]) {
      if (rowsOf(list).length < mostRows) setRows(list, [...rowsOf(list), row])
    },
    removeRow<List extends keyof Rows>(list: List, at: number) {
      setRows(
        list,
        rowsOf(list).filter((_, index) => index !== at),
      )
    },
    /** Replaces this system with another one, as from a file. The user can undo it. */
    replace: (next: SystemStudy) => step(changed(history, next)),
    /** A system from elsewhere, such as a project: there is nothing to undo. */
    begin: (next: SystemStudy) => step(begun(next)),
    release: () => {
      history = released(history)
    },
    undo: () => step(undone(history)),
    redo: () => step(redone(history)),
  }
}
