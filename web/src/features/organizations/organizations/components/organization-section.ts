import type { ComponentType } from 'react'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import type { ScreenQuery } from '#web/app/screen.ts'

export type SectionModule = {
  /** Renders nothing where it has nothing to show. */
  Section: ComponentType<{ organization: PublicOrganization }>
  /** What the server reads to render it. */
  queries: (organization: PublicOrganization) => readonly ScreenQuery[]
}

/** A part of the page of an organization that another noun brings. It loads beside the page, which works without it. */
export type OrganizationSection = {
  /** Lower ones stand first: in the head below 10, then events 10, leagues 20, teams 30, businesses 40. */
  order: number
  load: () => Promise<SectionModule>
}
