import { createContext, use, useSyncExternalStore } from 'react'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import type { ComputedDesign } from './computed-design.ts'
import type { Designer, DesignerView } from './designer.ts'

export const DesignerContext = createContext<Designer | undefined>(undefined)

/** The designer of the screen. */
export function useDesigner(): Designer {
  const designer = use(DesignerContext)
  if (!designer) throw new Error('this is part of the subwoofer designer')
  return designer
}

/** Returns a part of what the screen shows. The caller renders again when that part changes. */
export function useView<Part>(part: (view: DesignerView) => Part): Part {
  const { subscribe, view } = useDesigner()
  const now = () => part(view())
  return useSyncExternalStore(subscribe, now, now)
}

const activeOf = ({ computed, active }: DesignerView) => computed[active] as ComputedDesign

/** The design that is worked on, with its curves. */
export const useActive = (): ComputedDesign => useView(activeOf)

/** A part of the design that is worked on. */
export const useDesign = <Part>(part: (design: SavedDesign) => Part): Part =>
  useView((view) => part(activeOf(view).saved))
