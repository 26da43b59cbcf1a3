import { deleteObject } from '#core/platform/storage/objects.ts'
import { filesOfPicture } from '#shared/platform/pictures/picture-widths.ts'

/** Deletes the files of a picture that is no longer shown, by its address. */
export async function deletePicture(address: string): Promise<void> {
  await Promise.all(filesOfPicture(address).map((file) => deleteObject(file.slice(1))))
}
