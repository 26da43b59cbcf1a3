import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { isAsUploaded } from '#core/platform/uploads/encode-stored.ts'
import type { Encode, PictureHolder, StoredPictures } from '#core/platform/uploads/encode-stored-pictures.ts'
import type { PublicPicture } from '#core/platform/uploads/files-of-picture.ts'
import { PageStatus } from '#shared/content/cms-pages/page.ts'
import { cmsPages, pageDrafts, pageVersions } from './cms-pages.ts'

const rowsAtOnce = 100

/** The pictures in the drafts and versions of pages, whose files go last of all, since pages may share them. */
export const storedPictures: StoredPictures = async (cursor) => {
  const [status = 'draft', inStatus] = cursor ? (JSON.parse(cursor) as [PageStatus, string?]) : []
  const { items, nextCursor } = await cmsPages.list({
    index: 'gsi1',
    pk: `PAGES#${status}`,
    limit: rowsAtOnce,
    cursor: inStatus,
  })
  const holders: PictureHolder[] = []
  for (const { id } of items) holders.push(...(await holdersOf(id)))
  const nextStatus = PageStatus.options[PageStatus.options.indexOf(status) + 1]
  const next = nextCursor ? [status, nextCursor] : nextStatus && [nextStatus]
  return { holders, nextCursor: next && JSON.stringify(next) }
}

async function holdersOf(pageId: string): Promise<PictureHolder[]> {
  const { pk } = pageDrafts.key({ pageId })
  const holders: PictureHolder[] = [
    {
      what: `${pageId} draft`,
      encode: (encode) =>
        encodeContent(
          encode,
          () => pageDrafts.get({ pageId }, { consistent: true }),
          // Its version counts what editors save.
          (draft) => pageDrafts.put(draft, { version: draft.version }),
        ),
    },
  ]
  let cursor: string | undefined
  do {
    const page = await pageVersions.list({ pk, prefix: 'VERSION#', limit: rowsAtOnce, cursor })
    for (const { number } of page.items)
      holders.push({
        what: `${pageId} version ${number}`,
        encode: (encode) =>
          encodeContent(
            encode,
            () => pageVersions.get({ pageId, number }, { consistent: true }),
            // It shows what it showed.
            (version) => pageVersions.put(version, { version: version.version }),
          ),
      })
    cursor = page.nextCursor
  } while (cursor)
  return holders
}

async function encodeContent<T extends { content: string }>(
  encode: Encode,
  read: () => Promise<T | undefined>,
  write: (row: T) => Write,
): Promise<void> {
  const encoded = new Map<string, PublicPicture>()
  for (const address of addressesIn((await read())?.content ?? '')) {
    const picture = await encode(address)
    if (picture) encoded.set(address, picture)
  }
  if (encoded.size === 0) return
  await untilUnchanged(async () => {
    const row = await read()
    const content = row && withPictures(row.content, encoded)
    if (row && content !== row.content) await commit(write({ ...row, content: content ?? '' }))
  })
}

const image = /<img\b[^>]*>/g
const source = /\bsrc="([^"]*)"/

const addressesIn = (content: string): string[] => [
  ...new Set((content.match(image) ?? []).flatMap((tag) => source.exec(tag)?.[1] ?? []).filter(isAsUploaded)),
]

/** The HTML with the new addresses of pictures, and their sizes where it says them. */
export const withPictures = (content: string, pictures: ReadonlyMap<string, PublicPicture>): string =>
  content.replace(image, (tag) => {
    const picture = pictures.get(source.exec(tag)?.[1] ?? '')
    if (!picture) return tag
    return tag
      .replace(source, `src="${picture.src}"`)
      .replace(/\bwidth="\d+"/, `width="${picture.width}"`)
      .replace(/\bheight="\d+"/, `height="${picture.height}"`)
  })
