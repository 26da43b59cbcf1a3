import { acousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { portRefusal } from '#shared/tools/acoustics/port-refusal.ts'
import type { BuildAdvice, ShownAs } from './advice.ts'
import { braceAdvice } from './brace-advice.ts'
import { builtBox } from './built-box.ts'
import type { BuiltBox } from './built-box-type.ts'
import { fitAdvice, isPortTooLong } from './fit-advice.ts'
import { withMouthFixes } from './one-chamber-mouths.ts'
import type { SavedDesign } from './saved-design.ts'
import { slotAdvice } from './slot-advice.ts'

type ShownLength = Pick<ShownAs, 'length'>

/** Explains why a box with one chamber cannot be built as it is, or should not be, with what helps. */
export function oneChamberAdvice(design: SavedDesign, box: BuiltBox, shown: ShownLength): BuildAdvice[] {
  const adviceOf = (changed: SavedDesign) => {
    const other = builtBox(changed)
    return 'code' in other ? undefined : plainAdvice(changed, other, shown)
  }
  return withMouthFixes(design, box, plainAdvice(design, box, shown), adviceOf, shown)
}

const plainAdvice = (design: SavedDesign, box: BuiltBox, shown: ShownLength): BuildAdvice[] => [
  ...fitAdvice(box, shown),
  ...portLengthAdvice(box, shown),
  ...slotAdvice(design, box, shown),
  ...braceAdvice(design, box, shown),
]

function portLengthAdvice(box: BuiltBox, shown: ShownLength): BuildAdvice[] {
  const { ports, inside } = box
  if (!ports) return []
  const text = shown.length(ports.length)
  const longest = Math.max(inside.width, inside.height, inside.depth)
  const refusal =
    portRefusal(ports.length, longest, text) ??
    (isPortTooLong(box) ? acousticsRefusal('port_too_long', { length: text }) : undefined)
  return refusal ? [{ rule: refusal.code, tone: 'danger', sentence: refusal.message, fixes: [] }] : []
}
