import type { CmsPage } from './page.ts'

/** A page that is kept and not shown; what was planned for it is off. */
export const archivedPage = (page: CmsPage, now: string): CmsPage => ({
  ...page,
  status: 'archived',
  publish: undefined,
  unpublish: undefined,
  updatedAt: now,
  version: page.version + 1,
})
