import { type ComponentType, useEffect, useState } from 'react'
import type { Team } from '#shared/community/teams/team.ts'
import type { TeamSection } from './team-section.ts'
import * as sections from './team-sections-of-nouns.ts'

type SlotProps = { teamId: Team['id']; section: TeamSection }

/** The parts of the page that other nouns bring, such as the points of the team. */
export const TeamSections = ({ teamId }: { teamId: Team['id'] }) =>
  Object.entries(sections).map(([noun, section]) => <Slot key={noun} teamId={teamId} section={section} />)

function Slot({ teamId, section }: SlotProps) {
  const [Shown, setShown] = useState<{ Section: ComponentType<{ teamId: Team['id'] }> }>()
  useEffect(() => {
    section.load().then(
      (Section) => setShown({ Section }),
      () => undefined,
    )
  }, [section])
  return Shown ? <Shown.Section teamId={teamId} /> : null
}
