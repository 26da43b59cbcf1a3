import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Serves the files of the build, and nothing that was not there when it was made. */
export function createStaticFiles(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
  const known = new Set(names)

  return {
    /** Serves the request if it was for a file; returns whether it was. */
    serve(request: IncomingMessage, response: ServerResponse): boolean {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      const type = types[extname(path)]
      if (!type || !known.has(path)) return false
      const accepted = String(request.headers['accept-encoding'] ?? '')
      const compressed = encodings.find(
        ([name, suffix]) => accepted.includes(name) && known.has(path + suffix),
      )
      const body = readFileSync(join(folder, path + (compressed?.[1] ?? '')))
      response.writeHead(200, {
        'content-type': type,
        'content-length': body.byteLength,
        // Names under assets/ carry a hash of their content, so they never change.
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        ...(encodings.some(([, suffix]) => known.has(path + suffix)) && { vary: 'accept-encoding' }),
        ...(compressed && { 'content-encoding': compressed[0] }),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    },
  }
}
