import { designsSchema } from '#shared/tools/subwoofer-designs/designs-schema.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { SavedDesigns } from '#shared/tools/subwoofer-designs/saved-designs.ts'
import { settledDesign } from '#shared/tools/subwoofer-designs/settled-design.ts'
import {
  begun,
  changed,
  type History,
  redone,
  released,
  undone,
} from '#web/features/tools/tool-projects/state/history.ts'
import { type ComputedDesign, computeDesign } from './computed-design.ts'

/** Everything that the screen shows of the designs. It is a new object after each change. */
export type DesignerView = {
  body: SavedDesigns
  /** The design that is worked on. */
  active: number
  computed: readonly ComputedDesign[]
  canUndo: boolean
  canRedo: boolean
}

export type Designer = ReturnType<typeof newDesigner>

/** The designs with their curves. A design that changed is computed into the curves of its place, if no other has them. */
function computedAll(designs: readonly SavedDesign[], before: readonly ComputedDesign[]): ComputedDesign[] {
  const known = designs.map((saved) => before.find((one) => one.saved === saved))
  return designs.map((saved, at) => {
    const here = before[at]
    return known[at] ?? computeDesign(saved, here && !known.includes(here) ? here : undefined)
  })
}

/**
 * The designs of a screen, outside of React: charts hear of a change in the same moment, before anything is rendered.
 */
export function newDesigner(body: SavedDesigns) {
  let history: History<SavedDesigns> = begun(body)
  let active = 0
  let view = look(undefined)
  const listeners = new Set<() => void>()

  function look(before: DesignerView | undefined): DesignerView {
    const { designs } = history.present
    active = Math.min(active, designs.length - 1)
    return {
      body: history.present,
      active,
      computed: computedAll(designs, before?.computed ?? []),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }
  }

  function step(next: History<SavedDesigns>) {
    if (next === history) return
    history = next
    tell()
  }

  function tell() {
    view = look(view)
    for (const listener of listeners) listener()
  }

  const setDesigns = (designs: readonly SavedDesign[], gesture?: string) =>
    step(changed(history, { schema: designsSchema, designs: [...designs] }, gesture))

  return {
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Changes the active design, and what follows from the change. Changes of one gesture are one step. */
    change(make: (design: SavedDesign) => SavedDesign, gesture?: string) {
      const { designs } = history.present
      setDesigns(
        designs.map((design, at) => (at === active ? settledDesign(make(design), design) : design)),
        gesture,
      )
    },
    /** Adds a design beside the others, and makes it the active one. */
    add(design: SavedDesign) {
      active = history.present.designs.length
      setDesigns([...history.present.designs, design])
    },
    remove(at: number) {
      if (history.present.designs.length > 1)
        setDesigns(history.present.designs.filter((_, index) => index !== at))
    },
    /** Two designs change places, and so their letters and colors. The one that is worked on stays so. */
    swap(one: number, other: number) {
      const { designs } = history.present
      const [first, second] = [designs[one], designs[other]]
      if (!first || !second || one === other) return
      if (active === one) active = other
      else if (active === other) active = one
      setDesigns(designs.map((design, at) => (at === one ? second : at === other ? first : design)))
    },
    /** Replaces all designs, as from a file. The user can undo it. */
    replace(next: SavedDesigns) {
      active = 0
      step(changed(history, next))
    },
    /** Designs from elsewhere, such as a project: there is nothing to undo. */
    begin(next: SavedDesigns) {
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
