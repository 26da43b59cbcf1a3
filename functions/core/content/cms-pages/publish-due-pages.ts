import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { AppError } from '#shared/errors.ts'
import { archivePage } from './archive-page.ts'
import { cmsPages } from './cms-pages.ts'
import { publishPage } from './publish-page.ts'
import { readPage } from './read-page.ts'

const job = 'publish_due_pages'
const pagesAtOnce = 100

/** Refusals that another try would meet again. */
const final = new Set(['slug_taken', 'page_incomplete', 'draft_conflict'])

/** Says that another run, or someone by hand, was first. */
class NotDue extends Error {}

/** Publishes and archives pages that are due. A late run catches up, once. */
export async function publishDuePages(now: string): Promise<{ done: number; failed: number }> {
  const due = (cursor: string | undefined) =>
    cmsPages.list({ index: 'gsi3', pk: 'PAGES_DUE', upTo: `${now}~`, limit: pagesAtOnce, cursor })
  const count = await eachRow(job, due, (page) => doWhatIsDue(page, now))
  if (count.failed > 0) throw new Error(`${count.failed} pages of ${job} failed; they will be retried.`)
  return count
}

async function doWhatIsDue({ id, publish }: CmsPage, now: string): Promise<boolean> {
  try {
    if (publish && publish.at <= now) await publishPlanned(id, now)
    else await archivePlanned(id, now)
    return true
  } catch (error) {
    if (error instanceof NotDue) return false
    if (!(error instanceof AppError) || !final.has(error.code)) throw error
    await callOff(id, error.message, now)
    return false
  }
}

const isDue = (at: string | undefined, now: string) => at !== undefined && at <= now

const publishPlanned = (pageId: string, now: string) =>
  publishPage(
    {
      pageId,
      by: 'platform',
      authorOf: ({ draft }) => draft?.savedBy ?? '',
      draftVersion: ({ page }) => {
        if (!isDue(page.publish?.at, now)) throw new NotDue()
        return page.draftVersion ?? 0
      },
      // The administrator who planned it saw the redirect then.
      takeOver: true,
    },
    now,
  )

const archivePlanned = (pageId: string, now: string) =>
  archivePage(
    {
      pageId,
      by: 'platform',
      isMeant: ({ status, unpublish }) => {
        if (status !== 'published' || !isDue(unpublish?.at, now)) throw new NotDue()
        return true
      },
    },
    now,
  )

/** A page that cannot be published as planned, such as one whose address was given away: its author is told why. */
function callOff(pageId: string, reason: string, now: string): Promise<void> {
  return untilUnchanged(async () => {
    const { page, draft } = await readPage(pageId)
    if (!isDue(page.publish?.at, now)) return
    const status = page.status === 'scheduled' ? 'draft' : page.status
    const { title } = draft ?? page
    await commit(
      cmsPages.put(
        { ...page, status, publish: undefined, updatedAt: now, version: page.version + 1 },
        { version: page.version },
      ),
      ...(draft
        ? notify(
            {
              userId: draft.savedBy,
              kind: 'page_not_published',
              type: 'warning',
              title: 'A page was not published',
              message: `“${title}” could not be published as scheduled. ${reason}`,
              href: '/admin/cms-pages',
            },
            now,
          )
        : []),
    )
  })
}
