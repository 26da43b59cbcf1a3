import { join } from 'node:path'
import { buildIfStale, webDist } from './build-web.ts'

export const galleryDist = join(webDist, 'gallery')

/** The page of components is for the laptop cloud alone, so it is built apart from the deployed site. */
export async function buildGalleryIfStale(): Promise<void> {
  await buildIfStale('gallery', ['gallery/gallery.js'], async (build, options) => {
    await build({ ...options, mode: 'gallery' })
  })
}
