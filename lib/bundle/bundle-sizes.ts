import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleDir } from './bundle-functions.ts'

export type BundleSize = { name: string; bytes: number; gzippedBytes: number }

/** The size of each bundle that has been built, largest first. */
export async function bundleSizes(names: readonly string[]): Promise<BundleSize[]> {
  const sizes = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(bundleDir(name), 'index.mjs'))
      return { name, bytes: content.length, gzippedBytes: gzipSync(content, { level: 9 }).length }
    }),
  )
  return sizes.toSorted((a, b) => b.gzippedBytes - a.gzippedBytes)
}
