import type { ComponentType } from 'react'
import type { Team } from '#shared/community/teams/team.ts'
import type { ScreenQuery } from '#web/app/screen.ts'

type Section = ComponentType<{ teamId: Team['id'] }>

export type ReadSection = {
  /** Renders nothing where it has nothing to show. */
  Section: Section
  /** What the server reads to render it. */
  queries: (teamId: Team['id']) => readonly ScreenQuery[]
}

/**
 * A part of the page of a team that another noun brings. It loads after the page, which works without it, unless the
 * server renders it with the page.
 */
export type TeamSection = { load: () => Promise<Section> } | { loadRead: () => Promise<ReadSection> }
