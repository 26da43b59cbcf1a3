import type { Write } from '#core/platform/db/write.ts'
import { copyObject } from '#core/platform/storage/objects.ts'
import {
  type PicturePurpose,
  type UploadPurpose,
  uploadPurposes,
} from '#shared/platform/uploads/upload-purposes.ts'
import type { FileFacts } from './inspect-file.ts'
import { publishFiles } from './publish-files.ts'
import { readUpload, uploadNotFound } from './read-upload.ts'
import { uploads } from './uploads.ts'

/** A file that was checked, at the key where it is published. */
export type Published = { key: string; contentType: string; bytes: number; facts: FileFacts }

type Uploaded = {
  userId: string
  /** Whose folder the files go to, if not to that of the uploader. */
  ownerId?: string
  uploadIds: readonly string[]
  /** Public pictures are re-encoded first: `publishPicture`. */
  purpose: Exclude<UploadPurpose, PicturePurpose>
  /** The name of a file in its folder. */
  nameFor: (contentType: string) => string
}

/**
 * Takes uploads out of quarantine as they are when each is what it says it is, together with the writes that refer to
 * them. A refusal leaves the uploads where they were, and nothing published.
 */
export async function publishUploads(
  { userId, ownerId = userId, uploadIds, purpose, nameFor }: Uploaded,
  writes: (published: Published[]) => Write[],
): Promise<void> {
  const read = await Promise.all(
    [...new Set(uploadIds)].map((uploadId) => readUpload({ userId, uploadId, purpose })),
  )
  const { folder, cacheControl } = uploadPurposes[purpose].published
  const files = read.map(({ facts, bytes }) => ({
    key: `${folder}/${ownerId}/${nameFor(facts.contentType)}`,
    contentType: facts.contentType,
    bytes: bytes.length,
    facts,
  }))
  const copy = async ({ key: from, etag }: (typeof read)[number], at: number) => {
    const { key: to = '', contentType = '' } = files[at] ?? {}
    if (!(await copyObject({ from, to, contentType, cacheControl, etag }))) throw uploadNotFound()
  }
  await publishFiles({
    keys: files.map(({ key }) => key),
    store: () => Promise.all(read.map(copy)),
    writes: [...read.map(({ upload }) => uploads.delete(upload, uploadNotFound)), ...writes(files)],
  })
}
