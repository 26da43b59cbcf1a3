import type { BuildAdvice, ShownAs } from './advice.ts'
import type { BuiltBox } from './built-box-type.ts'
import { dividedAdvice } from './divided-advice.ts'
import { oneChamberAdvice } from './one-chamber-advice.ts'
import type { SavedDesign } from './saved-design.ts'

/** Explains why a box cannot be built as it is, or should not be, with what helps. */
export const buildAdvice = (
  design: SavedDesign,
  box: BuiltBox,
  shown: Pick<ShownAs, 'length'>,
): BuildAdvice[] =>
  box.divided ? dividedAdvice(design, box, box.divided, shown) : oneChamberAdvice(design, box, shown)
