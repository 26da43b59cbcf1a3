import type { SplStudy, SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import {
  begun,
  changed,
  type History,
  redone,
  released,
  undone,
} from '#web/features/tools/tool-projects/state/history.ts'

/** Everything that the screen shows of a study. It is a new object after each change. */
export type CalculatorView = {
  body: SplStudy
  /** The system that is worked on. */
  active: number
  canUndo: boolean
  canRedo: boolean
}

export type Calculator = ReturnType<typeof newCalculator>

/** The study of a screen, outside of React. */
export function newCalculator(body: SplStudy) {
  let history: History<SplStudy> = begun(body)
  let active = 0
  let view = look()
  const listeners = new Set<() => void>()

  function look(): CalculatorView {
    active = Math.min(active, history.present.systems.length - 1)
    return {
      body: history.present,
      active,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
  }
  function tell() {
    view = look()
    for (const listener of listeners) listener()
  }
  function step(next: History<SplStudy>) {
    if (next === history) return
    history = next
    tell()
  }
  const change = (part: Partial<SplStudy>, gesture?: string) =>
    step(changed(history, { ...history.present, ...part }, gesture))

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Changes the study. Changes of one gesture are one step. */
    change,
    /** Changes the system that is worked on. */
    changeSystem(part: Partial<SplSystem>, gesture?: string) {
      const systems = history.present.systems.map((system, at) =>
        at === active ? { ...system, ...part } : system,
      )
      change({ systems }, gesture && `${active} ${gesture}`)
    },
    /** Adds a copy beside the first system, and makes it the active one. */
    compare() {
      const [first] = history.present.systems
      if (!first || history.present.systems.length > 1) return
      active = 1
      change({ systems: [first, { ...first, name: 'System B' }] })
    },
    remove(at: number) {
      if (history.present.systems.length > 1)
        change({ systems: history.present.systems.filter((_, index) => index !== at) })
    },
    /** Replaces this study with another one, as from a file. The user can undo it. */
    replace(next: SplStudy) {
      active = 0
      step(changed(history, next))
    },
    /** A study from elsewhere, such as a project: there is nothing to undo. */
    begin(next: SplStudy) {
      active = 0
      step(begun(next))
    },
    select(at: number) {
      active = at
      tell()
    },
    release: () => {
      history = released(history)
    },
    undo: () => step(undone(history)),
    redo: () => step(redone(history)),
  }
}
