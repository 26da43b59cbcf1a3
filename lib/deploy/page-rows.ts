import { cmsPages, pageDrafts, pageSlugs, pageVersions } from '#core/content/cms-pages/cms-pages.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { cleanHtml } from '#core/platform/html/clean-html.ts'
import type { CmsPage, PageFields } from '#shared/content/cms-pages/page.ts'
import { listedFields, pageFields } from '#shared/content/cms-pages/page-state.ts'

type Given = {
  fields: PageFields
  by: string
  /**
   * The publication time of each version, the latest with all fields and the others with the fields they had.
   */
  published: readonly { at: string; fields?: Partial<PageFields>; note?: string }[]
  createdAt: string
  status: CmsPage['status']
  /** The addresses that it had, which lead to it. */
  oldSlugs?: readonly string[]
  publish?: CmsPage['publish']
}

const absent = { absent: true } as const

/** A page with its versions, addresses and draft, as if it had been written here. */
export function pageRows({
  fields: given,
  by,
  published,
  createdAt,
  status,
  oldSlugs = [],
  publish,
}: Given): Write[] {
  const fields = pageFields({ ...given, content: cleanHtml(given.content.trim()) })
  const id = deriveId('pag', createdAt, fields.slug)
  const last = published.at(-1)
  const isWritten = status === 'draft' || status === 'scheduled'
  const updatedAt = last?.at ?? createdAt
  const slug = (name: string, current: boolean) =>
    pageSlugs.put({ slug: name, pageId: id, current, since: updatedAt, version: 1 }, absent)
  return [
    cmsPages.put(
      {
        id,
        ...listedFields(fields),
        status,
        ...(last && { liveVersion: published.length, publishedAt: last.at }),
        ...(isWritten && { draftVersion: 1 }),
        ...(publish && { publish }),
        createdAt,
        updatedAt,
        version: 1,
      },
      absent,
    ),
    ...(isWritten
      ? [pageDrafts.put({ ...fields, pageId: id, savedBy: by, savedAt: createdAt, version: 1 }, absent)]
      : []),
    ...published.map(({ at, fields: then, note }, index) =>
      pageVersions.put(
        {
          ...pageFields({ ...fields, ...then }),
          pageId: id,
          number: index + 1,
          authorId: by,
          ...(note && { note }),
          createdAt: at,
          version: 1,
        },
        absent,
      ),
    ),
    ...(last ? [slug(fields.slug, true), ...oldSlugs.map((old) => slug(old, false))] : []),
  ]
}
