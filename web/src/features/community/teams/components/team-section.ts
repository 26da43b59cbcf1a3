import type { ComponentType } from 'react'
import type { Team } from '#shared/community/teams/team.ts'

/** A part of the page of a team that another noun brings. It loads after the page, which works without it. */
export type TeamSection = { load: () => Promise<ComponentType<{ teamId: Team['id'] }>> }
