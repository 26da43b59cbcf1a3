// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import type { ScreenQuery } from '#web/app/screen.ts'
import type { ListingSection, ListingSectionModule } from './listing-section.ts'
import * as ofNouns from './listing-sections-of-nouns.ts'

type Section = ListingSectionModule['Section']

const sections = Object.entries(ofNouns) as [noun: string, section: ListingSection][]

const loaded = new Map<ListingSection, ListingSectionModule>()
const chosen = new Map<ListingSection, Section>()

/** Loads every part ahead, as the server does: it renders nothing that it would have to wait for. */
export async function loadSections(): Promise<void> {
  for (const [, section] of sections) loaded.set(section, await section.load())
}

/** What the parts of this business read. */
export const sectionQueries = (listing: PublicListing): readonly ScreenQuery[] =>
  [...loaded.values()].flatMap(({ queries }) => queries(listing))

function componentOf(section: ListingSection): Section {
  const known = loaded.get(section)?.Section ?? chosen.get(section)
  if (known) return known
  // The page works without a part that does not arrive.
  const part: Section = lazy(() =>
    section.load().then(
      ({ Section }) => ({ default: Section }),
      () => ({ default: () => null }),
    ),
  )
  chosen.set(section, part)
  return part
}

/** The parts of the page that other nouns bring, such as the teams that a business sponsors. */
export const ListingSections = ({ listing }: { listing: PublicListing }) =>
  sections.map(([noun, section]) => {
    const Section = componentOf(section)
    return (
      <Suspense key={noun} fallback={null}>
        <Section listing={listing} />
      </Suspense>
    )
  })
