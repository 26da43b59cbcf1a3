import {
  type AcousticsRefusal,
  acousticsRefusal,
  isRefusal,
} from '#shared/tools/acoustics/acoustics-refusal.ts'
import { bandpassAlignment, bandpassShapes } from '#shared/tools/acoustics/bandpass-alignment.ts'
import { fills } from '#shared/tools/acoustics/box-advice.ts'
import { addedMassFor, radiatorFigures } from '#shared/tools/acoustics/passive-radiator.ts'
import { qtsOf } from '#shared/tools/acoustics/qts-of.ts'
import { volumeForQtc } from '#shared/tools/acoustics/sealed-box.ts'
import { ventedAlignment, ventedAlignmentNames } from '#shared/tools/acoustics/vented-alignments.ts'
import { airOf } from './engine-design.ts'
import { mostAddedMass, type SavedBox, type SavedDesign } from './saved-design.ts'
import { type WholeDriver, wholeDriver } from './whole-driver.ts'

/** A response to choose by name, with the box that has it, or why this driver has none. */
export type AlignedBox = { name: string; box: SavedBox | AcousticsRefusal }

const qtcs = [
  ['Qtc 0.577', 1 / Math.sqrt(3)],
  ['Qtc 0.707', Math.SQRT1_2],
  ['Qtc 0.9', 0.9],
  ['Qtc 1.1', 1.1],
] as const

/** The responses that the kind of a box is known by, for the driver in it. */
export function alignedBoxes({ box, driver, air }: SavedDesign): AlignedBox[] {
  const whole = wholeDriver(driver, airOf(air))
  if (isRefusal(whole)) return []
  switch (box.kind) {
    case 'sealed':
      return qtcs.map(([name, qtc]) => ({ name, box: sealedTo(box, whole, qtc) }))
    case 'vented':
    case 'passive_radiator':
      return ventedAlignmentNames.map((name) => ({ name, box: ventedTo(box, whole, name, air) }))
    case 'bandpass_4':
      return bandpassShapes.map((s) => ({ name: `S ${s}`, box: bandpassTo(box, whole, s) }))
    case 'bandpass_6_parallel':
    case 'bandpass_6_series':
      return []
  }
}

/** The box with a net volume that the air in it seems to have. */
const withVolume = (box: SavedBox, chamber: 'rear' | 'front', apparent: number): SavedBox => ({
  ...box,
  [chamber]: { ...box[chamber], volume: apparent / fills[box[chamber].fill].volume },
})

function sealedTo(box: SavedBox, { all }: WholeDriver, qtc: number): SavedBox | AcousticsRefusal {
  const found = volumeForQtc(all, qtc)
  return isRefusal(found) ? found : withVolume(box, 'rear', found.volume)
}

function ventedTo(
  box: SavedBox,
  { all }: WholeDriver,
  name: (typeof ventedAlignmentNames)[number],
  air: number,
): SavedBox | AcousticsRefusal {
  const found = ventedAlignment(name, qtsOf(all), box.rear.ql)
  if (isRefusal(found)) return found
  const volume = all.vas / found.alpha
  const sized = withVolume(box, 'rear', volume)
  const tuning = found.h * all.fs
  return sized.kind === 'vented'
    ? { ...sized, rearPorts: { ...sized.rearPorts, tuning } }
    : radiatorTunedTo(sized, tuning, air)
}

/** A box whose passive radiators are weighted until it is tuned to so many Hz. */
export function radiatorTunedTo(box: SavedBox, tuning: number, air: number): SavedBox | AcousticsRefusal {
  const volume = box.rear.volume * fills[box.rear.fill].volume
  const found = addedMassFor(box.radiator, volume, tuning, airOf(air))
  if (isRefusal(found)) return found
  if (found.addedMass <= mostAddedMass)
    return { ...box, radiator: { ...box.radiator, addedMass: found.addedMass } }
  const tunedWith = (addedMass: number) =>
    radiatorFigures({ ...box.radiator, addedMass }, volume, airOf(air)).fp
  const [min, max] = [Math.ceil(tunedWith(mostAddedMass)), Math.floor(tunedWith(0))]
  return acousticsRefusal('value_range', { min, max, unit: 'Hz' })
}

/** The gain of the passband that the buttons ask for, dB. */
const passband = 0

function bandpassTo(
  box: SavedBox,
  { all }: WholeDriver,
  s: (typeof bandpassShapes)[number],
): SavedBox | AcousticsRefusal {
  const found = bandpassAlignment({ fs: all.fs, vas: all.vas, qts: qtsOf(all) }, s, passband)
  if (isRefusal(found)) return found
  const sized = withVolume(withVolume(box, 'rear', found.rear), 'front', found.front)
  return { ...sized, frontPorts: { ...sized.frontPorts, tuning: found.tuning } }
}
