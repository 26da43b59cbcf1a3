import { deleteObject, listObjects } from '#core/platform/storage/objects.ts'
import { pictureFile } from '#shared/platform/pictures/picture-widths.ts'
import { isAsUploaded } from './encode-stored.ts'

const ending = /\.\w+$/

/**
 * Deletes the files below a folder that were published as they were uploaded and have been encoded since: nothing shows
 * them any more. One that could not be encoded stays.
 */
export async function deleteEncoded(folder: string): Promise<void> {
  const keys = await listObjects(`${folder}/`)
  const known = new Set(keys)
  for (const key of keys)
    if (isAsUploaded(`/${key}`) && known.has(pictureFile(key.replace(ending, '')))) await deleteObject(key)
}
