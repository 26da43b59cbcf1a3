import { organizations, organizationsPartition } from '#core/organizations/organizations/organizations.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { readSitemap } from './read-sitemap.ts'

/** The active organizations by name. */
export const organizationSitemap = (siteUrl: string): Promise<string> =>
  readSitemap(
    siteUrl,
    (asked) => organizations.list({ index: 'gsi1', pk: organizationsPartition('active'), ...asked }),
    ({ id, removed }) => (removed ? [] : organizationPath(id)),
  )
