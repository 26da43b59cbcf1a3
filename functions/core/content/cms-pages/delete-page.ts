import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { pageRefusals } from '#shared/content/cms-pages/page-refusals.ts'
import { notedOf } from './change-page.ts'
import { cmsPages, pageDrafts, pageSlugs, pageVersions } from './cms-pages.ts'

type Deletion = { pageId: string; by: { userId: string; adminId?: string | undefined } }

const rowsAtOnce = 100

/**
 * Deletes an archived page. Then what belonged to it goes, which nothing shows without it: a call that is repeated
 * finishes what an earlier one could not.
 */
export async function deletePage({ pageId, by }: Deletion, now: string): Promise<void> {
  const page = await cmsPages.get({ id: pageId }, { consistent: true })
  if (page) {
    if (page.status !== 'archived') throw pageRefusals.notArchived()
    await commit(
      cmsPages.delete(page),
      recordActivity(
        {
          by,
          type: 'page_update',
          description: `Deleted the page ${page.title}`,
          before: notedOf(page),
        },
        now,
      ),
    )
  }
  await Promise.all([deleteVersions(pageId), deleteSlugs(pageId)])
}

async function deleteVersions(pageId: string): Promise<void> {
  const { items } = await pageVersions.list({
    pk: pageVersions.key({ pageId, number: 0 }).pk,
    prefix: 'VERSION#',
    limit: rowsAtOnce,
  })
  const keys = [pageDrafts.key({ pageId }), ...items.map((version) => pageVersions.key(version))]
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
}

/** Each on condition that no other page has taken it meanwhile. */
async function deleteSlugs(pageId: string): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await pageSlugs.list({ index: 'gsi1', pk: `SLUGS_OF#${pageId}`, limit: rowsAtOnce, cursor })
    if (page.items.length > 0) await commit(...page.items.map((slug) => pageSlugs.delete(slug)))
    cursor = page.nextCursor
  } while (cursor)
}
