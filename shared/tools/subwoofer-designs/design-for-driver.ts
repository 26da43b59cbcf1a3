import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { boxForEbp } from '#shared/tools/acoustics/box-advice.ts'
import { driverFigures } from '#shared/tools/acoustics/driver-figures.ts'
import { alignedBoxes } from './aligned-boxes.ts'
import { airOf } from './engine-design.ts'
import type { SavedBox, SavedDesign, SavedDriver } from './saved-design.ts'
import { wholeDriver } from './whole-driver.ts'

/** Flat to the end, which most people like. */
const usualQtc = 'Qtc 0.707'

/**
 * A design as new, with another driver in the box that it asks for: sealed below an EBP of 50, vented above, with the first
 * response that the driver can have. The drive is what its coils take at most.
 */
export function designForDriver(design: SavedDesign, driver: SavedDriver): SavedDesign {
  const { build: _, ...rest } = design
  const whole = wholeDriver(driver, airOf(design.air))
  if (isRefusal(whole)) return { ...rest, driver }
  const asked = boxForEbp(driverFigures(whole.one).ebp)
  const kind = asked === 'sealed' ? 'sealed' : 'vented'
  const { pe } = whole.all
  const watts = Math.min(design.signal.watts, pe ?? design.signal.watts)
  const begun = {
    ...rest,
    driver,
    box: { ...design.box, kind },
    signal: { ...design.signal, watts },
  } as const
  const boxes = alignedBoxes(begun).flatMap(({ name, box }) => (isRefusal(box) ? [] : [{ name, box }]))
  const chosen = boxes.find(({ name }) => name === usualQtc) ?? boxes[0]
  return { ...begun, box: chosen && isUsable(chosen.box) ? chosen.box : begun.box }
}

/** Some responses ask for boxes that no designer holds. */
const isUsable = ({ rear }: SavedBox) => rear.volume >= 0.003 && rear.volume <= 0.6
