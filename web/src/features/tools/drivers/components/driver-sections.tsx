// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import type { DriverSection, SectionOfDriver } from './driver-section.ts'
import * as ofNouns from './driver-sections-of-nouns.ts'

const sections = Object.values(ofNouns) as DriverSection[]

const loaded: SectionOfDriver[] = []

/** Loads every part ahead, as the server does: it renders nothing that it would have to wait for. */
export async function loadSections(): Promise<void> {
  for (const [at, section] of sections.entries()) loaded[at] = await section.load()
}

const parts = sections.map(
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
  parts.map((part, at) => {
    const Section = loaded[at] ?? part
    return (
      <Suspense key={`part-${at.toString()}`} fallback={null}>
        <Section driver={driver} />
      </Suspense>
    )
  })
