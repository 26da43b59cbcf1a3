import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'
import { readObject } from '#core/platform/storage/objects.ts'
import { isAsUploaded } from '#core/platform/uploads/encode-stored.ts'
import type { Encode, PictureHolder, StoredPictures } from '#core/platform/uploads/encode-stored-pictures.ts'
import { eventRowMonths } from './event-row-months.ts'
import { allPartition, eventRows } from './event-rows.ts'
import { events } from './events.ts'

const eventsAtOnce = 100

/** The posters of events, month by month. Copies of an event share its poster, whose file goes last of all. */
export const storedPictures: StoredPictures = async (cursor) => {
  const { items, nextCursor } = await eventRowMonths.list({ pk: 'EVTALLMONTHS', limit: 1, cursor })
  const holders: PictureHolder[] = []
  for (const { month } of items) holders.push(...(await eventsOf(month)))
  return { holders, nextCursor }
}

async function eventsOf(month: string): Promise<PictureHolder[]> {
  const holders: PictureHolder[] = []
  let cursor: string | undefined
  do {
    const page = await eventRows.list({ pk: allPartition(month), limit: eventsAtOnce, cursor })
    holders.push(...page.items.map(({ id }) => holderOf(id)))
    cursor = page.nextCursor
  } while (cursor)
  return holders
}

const holderOf = (id: string): PictureHolder => ({
  what: id,
  encode: (encode) => encodePoster(id, encode),
})

async function encodePoster(id: string, encode: Encode): Promise<void> {
  const event = await events.get({ id }, { consistent: true })
  const before = event?.poster?.url
  if (!isAsUploaded(before)) return
  const picture = await encode(before)
  if (!picture) return
  const { src: url, width, height } = picture
  await untilUnchanged(async () => {
    const current = await events.get({ id }, { consistent: true })
    if (current?.poster?.url !== before) return takeBackWithout(before, url)
    const { version } = current
    await commit(
      events.put({ ...current, poster: { url, width, height }, version: version + 1 }, { version }),
    )
  })
}

/** The files of an organizer who left meanwhile are gone, and new ones do not stay behind them. */
async function takeBackWithout(original: string, encoded: string): Promise<void> {
  if (!(await readObject(original.slice(1)))) await deletePicture(encoded)
}
