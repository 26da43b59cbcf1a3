import { jobProgress, noteProgress } from '#core/platform/jobs/job-progress.ts'
import { log } from '#core/platform/log/log.ts'
import { encodeStored, UnreadablePicture } from './encode-stored.ts'
import type { PublicPicture } from './files-of-picture.ts'

const job = 'encode_stored_pictures'

/** A picture takes a second or two, and a run 15 minutes at most. */
const mostPictures = 300
const mostMs = 13 * 60_000

/** Rows that fail again and again are left as they are, so that the others are done. */
const mostPasses = 3

/** Undefined for a picture that cannot be read, which stays as it is. */
export type Encode = (address: string) => Promise<PublicPicture | undefined>

/** A row that may hold addresses of pictures. */
export type PictureHolder = { what: string; encode: (encode: Encode) => Promise<void> }

/** A place where addresses of pictures are kept, page by page. */
export type StoredPictures = (
  cursor: string | undefined,
  now: string,
) => Promise<{ holders: PictureHolder[]; nextCursor?: string | undefined }>

type Position = {
  place: number
  cursor?: string
  failed?: number
  /** The passes that were not whole. */
  broken?: number
  /** The day of the first whole pass, until the second one is through. */
  passedOn?: string
  done?: true
}

class Enough extends Error {}

/**
 * Encodes the pictures that were published as they were uploaded, and has what shows them show the new files. A run
 * ends after some hundred pictures; the next one goes on there. A second pass on a later day finds what functions
 * published that were not deployed yet during the first one, and ends with `finish`.
 */
export async function encodeStoredPictures(
  places: readonly StoredPictures[],
  finish: () => Promise<void>,
  now: string,
): Promise<{ encoded: number; unreadable: number }> {
  const today = now.slice(0, 10)
  const count = { encoded: 0, unreadable: 0 }
  const began = performance.now()
  let progress = await jobProgress.get({ job }, { consistent: true })
  let position: Position = progress?.cursor ? JSON.parse(progress.cursor) : { place: 0 }
  const note = async (next: Position) => {
    position = next
    progress = await noteProgress(progress, { job, finishedOn: today, cursor: JSON.stringify(next) })
  }
  const encode = async (address: string) => {
    if (count.encoded >= mostPictures || performance.now() - began > mostMs) throw new Enough()
    try {
      const picture = await encodeStored(address)
      count.encoded++
      return picture
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      log.error('job.picture_unreadable', { job, address })
      count.unreadable++
      return undefined
    }
  }
  const isOver = () =>
    position.done || (position.passedOn === today && position.place === 0 && !position.cursor)
  try {
    while (!isOver()) {
      const { place, cursor, passedOn, broken = 0 } = position
      const passed = { ...(passedOn && { passedOn }), ...(broken > 0 && { broken }) }
      const list = places[place]
      if (!list) {
        if (position.failed && broken < mostPasses) {
          await note({ place: 0, ...passed, broken: broken + 1 })
          throw new Error(
            `Pictures of ${position.failed} rows could not be replaced; the next run tries them again.`,
          )
        }
        if (passedOn) await finish()
        await note(passedOn ? { place: 0, done: true } : { place: 0, passedOn: today })
        continue
      }
      const { holders, nextCursor } = await list(cursor, now)
      let failed = position.failed ?? 0
      for (const holder of holders) if (!(await isEncoded(holder, encode))) failed++
      await note({
        place: nextCursor ? place : place + 1,
        ...(nextCursor && { cursor: nextCursor }),
        failed,
        ...passed,
      })
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
  return count
}

/** False for what must be tried again. */
async function isEncoded({ what, encode: work }: PictureHolder, encode: Encode): Promise<boolean> {
  try {
    await work(encode)
    return true
  } catch (error) {
    if (error instanceof Enough) throw error
    log.error('job.row_failed', { job, what, error })
    return false
  }
}
