import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import type { PlainBox } from '#shared/tools/acoustics/box-in-cabin.ts'
import { completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import type { Driver as WholeDriver } from '#shared/tools/acoustics/driver.ts'
import { qtsOf } from '#shared/tools/acoustics/qts-of.ts'
import { sealedBox, volumeForQtc } from '#shared/tools/acoustics/sealed-box.ts'
import { b4Alignment, ventedAlignment } from '#shared/tools/acoustics/vented-alignments.ts'
import type { DriverFields } from './driver.ts'

/** A box that suits a driver, with the frequency at which its level in the open is 3 dB down, Hz. */
export type FittingBox = PlainBox & { kind: 'ported' | 'sealed'; f3: number }

export type FittingBoxes = { driver: WholeDriver; boxes: FittingBox[] }

/** The leaks of a well-built box. */
const ql = 10

/**
 * The flat boxes of a driver by its data sheet: ported by QB3 or C4, sealed to a Qtc of 0.707; each only where the driver
 * allows it. Undefined where the values do not determine the rest.
 */
export function fittingBoxes({ values }: Pick<DriverFields, 'values'>): FittingBoxes | undefined {
  const completed = completeDriver(values)
  if (isRefusal(completed)) return undefined
  const { driver } = completed
  const qts = qtsOf(driver)
  const vented = ventedAlignment(qts <= b4Alignment(ql).qts ? 'QB3' : 'C4', qts, ql)
  const sealed = volumeForQtc(driver, Math.SQRT1_2)
  return {
    driver,
    boxes: [
      ...(isRefusal(vented)
        ? []
        : [
            {
              kind: 'ported' as const,
              volume: driver.vas / vented.alpha,
              tuning: driver.fs * vented.h,
              f3: driver.fs * vented.f3,
            },
          ]),
      ...(isRefusal(sealed)
        ? []
        : [{ kind: 'sealed' as const, volume: sealed.volume, f3: sealedBox(driver, sealed.volume).f3 }]),
    ],
  }
}
