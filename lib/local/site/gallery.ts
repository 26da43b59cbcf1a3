import type { IncomingMessage, ServerResponse } from 'node:http'
import { buildGalleryIfStale, galleryDist } from '#lib/bundle/build-gallery.ts'
import { sendText } from './send-text.ts'
import { createStaticFiles } from './static-files.ts'

const mount = '/_local/ui'

/** The page of components. It is built when it is first opened. */
export function createGallery(dev: boolean) {
  let building: Promise<ReturnType<typeof createStaticFiles>> | undefined
  const files = () => {
    building ??= buildGalleryIfStale().then(() => createStaticFiles(galleryDist))
    return building
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (path === mount || path === `${mount}/`) {
      if (!dev) await files()
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'no-store')
      sendText(
        request,
        response,
        dev
          ? page('/@id/__x00__virtual:development-boot', '/src/app/gallery.css')
          : page(`${mount}/gallery.js`, `${mount}/gallery.css`),
      )
      return true
    }
    if (dev || !path.startsWith(`${mount}/`)) return false
    request.url = path.slice(mount.length)
    return (await files()).serve(request, response)
  }
}

const page = (script: string, stylesheet: string) =>
  `<!doctype html><html lang="en-US" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Components | Boxrise</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}"><script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`
