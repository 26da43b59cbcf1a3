// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { Team } from '#shared/community/teams/team.ts'
import type { ScreenQuery } from '#web/app/screen.ts'
import type { ReadSection, TeamSection } from './team-section.ts'
import * as ofNouns from './team-sections-of-nouns.ts'

type Section = ReadSection['Section']
type Later = Extract<TeamSection, { load: unknown }>
type Read = Extract<TeamSection, { loadRead: unknown }>

const sections = Object.entries(ofNouns) as [noun: string, section: TeamSection][]

const isRead = (section: TeamSection): section is Read => 'loadRead' in section

const loaded = new Map<Read, ReadSection>()
const chosen = new Map<Read, Section>()

/** Loads what the server renders with the page ahead: it renders nothing that it would have to wait for. */
export async function loadSections(): Promise<void> {
  for (const [, section] of sections) if (isRead(section)) loaded.set(section, await section.loadRead())
}

/** What the parts of this team read. */
export const sectionQueries = (teamId: Team['id']): readonly ScreenQuery[] =>
  [...loaded.values()].flatMap(({ queries }) => queries(teamId))

function componentOf(section: Read): Section {
  const known = loaded.get(section)?.Section ?? chosen.get(section)
  if (known) return known
  // The page works without a part that does not arrive.
  const part: Section = lazy(() =>
    section.loadRead().then(
      ({ Section }) => ({ default: Section }),
      () => ({ default: () => null }),
    ),
  )
  chosen.set(section, part)
  return part
}

/** The parts of the page that other nouns bring, such as the points of the team. */
export const TeamSections = ({ teamId }: { teamId: Team['id'] }) =>
  sections.map(([noun, section]) => {
    if (!isRead(section)) return <Slot key={noun} teamId={teamId} section={section} />
    const Section = componentOf(section)
    return (
      <Suspense key={noun} fallback={null}>
        <Section teamId={teamId} />
      </Suspense>
    )
  })

function Slot({ teamId, section }: { teamId: Team['id']; section: Later }) {
  const [Shown, setShown] = useState<{ Section: ComponentType<{ teamId: Team['id'] }> }>()
  useEffect(() => {
    section.load().then(
      (Section) => setShown({ Section }),
      () => undefined,
    )
  }, [section])
  return Shown ? <Shown.Section teamId={teamId} /> : null
}
