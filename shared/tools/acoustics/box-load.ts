import type { Air } from './air.ts'
import { bandpassFour, bandpassSixParallel, bandpassSixSeries } from './bandpass-load.ts'
import type { Box } from './box.ts'
import type { Driver } from './driver.ts'
import type { LoadAt } from './load.ts'
import { passiveRadiatorLoad, sealedLoad, ventedLoad } from './single-chamber-load.ts'

/**
 * Returns the load of a box on its driver, with everything that does not depend on the frequency calculated
 * in advance.
 */
export function boxLoad(box: Box, driver: Driver, air: Air): LoadAt {
  switch (box.kind) {
    case 'sealed':
      return sealedLoad(box, driver, air)
    case 'vented':
      return ventedLoad(box, air)
    case 'passive_radiator':
      return passiveRadiatorLoad(box, air)
    case 'bandpass_4':
      return bandpassFour(box, driver, air)
    case 'bandpass_6_parallel':
      return bandpassSixParallel(box, air)
    case 'bandpass_6_series':
      return bandpassSixSeries(box, air)
  }
}
