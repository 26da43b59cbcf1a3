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

type AdminGroup = { title: string | undefined; links: readonly AdminLink[] }

/** The screens of administration by group, limited to those that are open. */
export function adminGroups(isOpen: (link: AdminLink) => boolean): readonly AdminGroup[] {
  return Object.entries(titles)
    .map(([name, title]) => ({ title, links: links.filter((link) => link.group === name && isOpen(link)) }))
    .filter((group) => group.links.length > 0)
}
