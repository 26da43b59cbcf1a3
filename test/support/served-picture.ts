import { expect } from 'vitest'
import { filesOfPicture } from '#shared/platform/pictures/picture-widths.ts'
import { quartersOf } from './photos.ts'

/** The keys of the files of a picture, in the order of a listing. */
export const keysOf = (src: string | null | undefined): string[] =>
  filesOfPicture(src ?? '')
    .map((file) => file.slice(1))
    .toSorted()

/** All files of a picture as a visitor gets them, the widest first. */
export async function servedPicture(url: string, src: string | null | undefined) {
  const files = filesOfPicture(src ?? '')
  expect(files, String(src)).toHaveLength(3)
  return Promise.all(
    files.map(async (file) => {
      const served = await fetch(`${url}${file}`)
      expect(served.status, file).toBe(200)
      const bytes = Buffer.from(await served.arrayBuffer())
      const { width, height } = await quartersOf(bytes)
      return { bytes, size: [width, height], headers: Object.fromEntries(served.headers) }
    }),
  )
}

/** The answers to someone who still asks for the files of a picture. */
export const statusesOf = (url: string, src: string | null | undefined): Promise<number[]> =>
  Promise.all(filesOfPicture(src ?? '').map(async (file) => (await fetch(`${url}${file}`)).status))
