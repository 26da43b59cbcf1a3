import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildWebIfStale, webClient, webDist } from '#lib/bundle/build-web.ts'
import { atMost, type Bench, known } from './figure.ts'

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/** What a browser loads before any screen: the entry of the app with everything it imports at once. */
export const shell: Bench = async ({ verbose }) => {
  await buildWebIfStale()
  const manifest = JSON.parse(await readFile(join(webDist, 'manifest.json'), 'utf8')) as Manifest
  const client = await gzippedSizes(filesOf(manifest, 'src/app/client.tsx'))
  const boot = await gzippedSizes(filesOf(manifest, 'src/app/boot.ts'))
  const styles = await gzippedSizes(
    new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css].filter(isStyle))),
  )
  const detail = client.map(([file, bytes]) => `${(bytes / 1000).toFixed(1)} KB  ${file}`)
  return [
    { ...atMost('app shell, JavaScript gzipped', total(client), 105, 'KB'), ...(verbose && { detail }) },
    atMost('run on / before idle or touch, gzipped', total(boot), 10, 'KB'),
    known('styles, gzipped', total(styles), 'KB'),
  ]
}

const isStyle = (file: string) => file.endsWith('.css')

function filesOf(manifest: Manifest, entry: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`the web build has no ${entry}`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

const gzippedSizes = (files: Iterable<string>): Promise<[string, number][]> =>
  Promise.all(
    [...files].map(async (file): Promise<[string, number]> => {
      const content = await readFile(join(webClient, file))
      return [file, gzipSync(content, { level: 9 }).length]
    }),
  )

const total = (sizes: [string, number][]) => sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000
