import { cmsPages } from '#core/content/cms-pages/cms-pages.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { PageStatus } from '#shared/content/cms-pages/page.ts'
import { startingPages } from '#shared/content/cms-pages/starting-pages.ts'
import { pageRows } from './page-rows.ts'

/** Gives a table without any page the ones that every platform begins with. Whatever is there already is left alone. */
export async function fillPages(): Promise<{ filled: boolean }> {
  const lists = await Promise.all(
    PageStatus.options.map((status) => cmsPages.list({ index: 'gsi1', pk: `PAGES#${status}`, limit: 1 })),
  )
  if (lists.some(({ items }) => items.length > 0)) return { filled: false }
  await commit(
    ...startingPages.flatMap(({ updatedOn, ...words }) => {
      const at = `${updatedOn}T00:00:00.000Z`
      return pageRows({
        fields: { ...words, navigationPlacement: 'footer', footerSection: 'legal', noIndex: false },
        by: goneOwnerId,
        published: [{ at }],
        createdAt: at,
        status: 'published',
      })
    }),
  )
  return { filled: true }
}
