import { useDeferredValue, useMemo } from 'react'
import type { BuildAdvice } from '#shared/tools/subwoofer-designs/advice.ts'
import { buildAdvice } from '#shared/tools/subwoofer-designs/build-advice.ts'
import { type BuildRefusal, builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { useActive } from '../state/use-designer.ts'
import { useShown } from '../state/use-shown.ts'

/** The box of a design with its problems, or why there is none. */
export type Built = { design: SavedDesign } & (
  | { box: BuiltBox; advice: readonly BuildAdvice[]; refusal?: undefined }
  | { refusal: BuildRefusal; box?: undefined }
)

/** The box of the design that is worked on; while someone moves it, it may be a moment late. */
export function useBuilt(): Built {
  const design = useDeferredValue(useActive().saved)
  const shown = useShown()
  return useMemo(() => {
    const box = builtBox(design)
    return 'code' in box ? { design, refusal: box } : { design, box, advice: buildAdvice(design, box, shown) }
  }, [design, shown])
}

/** The drivers that have no room behind them. */
export const tightDrivers = (advice: readonly BuildAdvice[]): number[] =>
  advice.flatMap(({ rule, drivers }) => (rule === 'driver_does_not_fit' ? (drivers ?? []) : []))
