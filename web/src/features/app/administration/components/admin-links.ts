import type { AdminLink } from '../admin-link.ts'
import * as nouns from './admin-links-of-nouns.ts'

const links = Object.values<readonly AdminLink[]>(nouns)
  .flat()
  .toSorted((a, b) => a.order - b.order)

const titles: Record<AdminLink['group'], string | undefined> = {
  overview: undefined,
  content: 'Content',
  users: 'Users',
  marketing: 'Marketing',
  system: 'System',
}

/** The parts of long groups, in their order. */
const sections: Record<NonNullable<AdminLink['section']>, string> = {
  competition: 'Competition',
  community: 'Community',
  pages: 'Pages',
  tools: 'Tools',
  people: 'People',
  money: 'Money',
}

type AdminSection = { title: string | undefined; links: readonly AdminLink[] }
export type AdminGroup = { title: string | undefined; sections: readonly AdminSection[] }

/** The screens of administration by group and section, limited to those that are open. */
export function adminGroups(isOpen: (link: AdminLink) => boolean): readonly AdminGroup[] {
  return Object.entries(titles)
    .map(([name, title]) => ({
      title,
      sections: sectionsOf(links.filter((link) => link.group === name && isOpen(link))),
    }))
    .filter((group) => group.sections.length > 0)
}

function sectionsOf(all: readonly AdminLink[]): AdminSection[] {
  const parts = [undefined, ...(Object.keys(sections) as (keyof typeof sections)[])]
  return parts
    .map((part) => ({
      title: part && sections[part],
      links: all.filter(({ section }) => section === part),
    }))
    .filter(({ links }) => links.length > 0)
}

export const linksIn = ({ sections: parts }: AdminGroup): readonly AdminLink[] =>
  parts.flatMap(({ links }) => links)
