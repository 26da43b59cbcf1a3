import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** Puts files of packages beside a function, where it finds them as in an installed package. */
export async function copyPackaged(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const target = join(folder, 'node_modules', file)
      await mkdir(dirname(target), { recursive: true })
      await cp(resolve(file), target)
    }),
  )
}
