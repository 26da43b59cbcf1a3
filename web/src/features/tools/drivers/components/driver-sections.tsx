// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import type { DriverSection, SectionOfDriver } from './driver-section.ts'
import * as ofNouns from './driver-sections-of-nouns.ts'

const parts = (Object.values(ofNouns) as DriverSection[]).map(
  (section): SectionOfDriver =>
    lazy(() =>
      section.load().then(
        (Section) => ({ default: Section }),
        // The sheet works without a part that does not arrive.
        () => ({ default: () => null }),
      ),
    ),
)

/** The parts of the data sheet that other nouns bring, such as who sells the driver. */
export const DriverSections = ({ driver }: { driver: PublicDriver }) =>
  parts.map((Section, at) => (
    <Suspense key={`part-${at.toString()}`} fallback={null}>
      <Section driver={driver} />
    </Suspense>
  ))
