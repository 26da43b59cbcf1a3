// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import type { ScreenQuery } from '#web/app/screen.ts'
import type { OrganizationSection, SectionModule } from './organization-section.ts'
import * as ofNouns from './organization-sections-of-nouns.ts'

type Section = SectionModule['Section']

const sections = (Object.values(ofNouns) as OrganizationSection[]).toSorted((a, b) => a.order - b.order)

const loaded = new Map<OrganizationSection, SectionModule>()
const chosen = new Map<OrganizationSection, Section>()

/** Loads every part ahead, as the server does: it renders nothing that it would have to wait for. */
export async function loadSections(): Promise<void> {
  for (const section of sections) loaded.set(section, await section.load())
}

/** What the parts of this organization read. */
export const sectionQueries = (organization: PublicOrganization): readonly ScreenQuery[] =>
  sections.flatMap((section) => loaded.get(section)?.queries(organization) ?? [])

function componentOf(section: OrganizationSection): Section {
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

type OrganizationSectionsProps = {
  organization: PublicOrganization
  /** The first order that belongs here. */
  from?: number
  /** The order at which the next place begins. */
  below?: number
}

/** The parts of the page that other nouns bring, such as the events that an organization holds. */
export const OrganizationSections = ({
  organization,
  from = 0,
  below = Number.POSITIVE_INFINITY,
}: OrganizationSectionsProps) =>
  sections
    .filter(({ order }) => order >= from && order < below)
    .map((section) => {
      const Section = componentOf(section)
      return (
        <Suspense key={section.order} fallback={null}>
          <Section organization={organization} />
        </Suspense>
      )
    })
