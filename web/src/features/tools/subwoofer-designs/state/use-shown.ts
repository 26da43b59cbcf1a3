import { useMemo } from 'react'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { type Shown, shownIn } from './shown-in.ts'

/** Writes values in the units of the reader. */
export function useShown(): Shown {
  const system = useUnitSystem()
  return useMemo(() => shownIn(system), [system])
}
