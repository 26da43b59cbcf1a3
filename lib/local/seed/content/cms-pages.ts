import type { Write } from '#core/platform/db/write.ts'
import { pageRows } from '#lib/deploy/page-rows.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { PageFields } from '#shared/content/cms-pages/page.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { toInstant } from '#shared/platform/time/to-instant.ts'
import { companyPages } from './pages/company-pages.ts'
import type { DemoPage } from './pages/demo-page.ts'
import { helpPages } from './pages/help-pages.ts'
import { unfinishedPages } from './pages/unfinished-pages.ts'

const by = demoUserId('admin@demo.test')
const daysBetweenVersions = 9
const zone = 'America/Chicago'

/** Pages of every section and in every state, the youngest published yesterday. */
export const seed = (now: string): Write[] =>
  [...companyPages, ...helpPages, ...unfinishedPages].flatMap((page, index) => rowsOf(page, index, now))

function rowsOf(page: DemoPage, index: number, now: string): Write[] {
  const { status = 'published', section, earlier = [], oldSlugs = [], scheduledInDays, ...words } = page
  const fields: PageFields = {
    ...words,
    navigationPlacement: section ? 'footer' : 'none',
    footerSection: section,
    navOrder: 100 + index * 10,
    noIndex: false,
  }
  const isShown = status === 'published' || status === 'archived'
  const versions = [...earlier, {}]
  const at = (version: number) =>
    addTime(now, { days: -(1 + index * 2 + (versions.length - 1 - version) * daysBetweenVersions) })
  return pageRows({
    fields,
    by,
    status,
    published: isShown
      ? versions.map(({ note, ...then }, version) => ({
          at: at(version),
          fields: then,
          ...(note && { note }),
        }))
      : [],
    createdAt: addTime(at(0), { days: -1 }),
    oldSlugs,
    ...(scheduledInDays && { publish: morning(addTime(now, { days: scheduledInDays })) }),
  })
}

/** Nine in the morning, which every day has. */
function morning(day: string) {
  const local = `${day.slice(0, 10)}T09:00`
  const found = toInstant(local, zone)
  if (found.kind !== 'instant') throw new Error(`${local} is no time in ${zone}`)
  return { local, zone, at: found.at }
}
