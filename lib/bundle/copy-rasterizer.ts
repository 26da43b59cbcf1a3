import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { rasterizerFile } from '#core/platform/pictures/rasterizer-file.ts'

const { resolve } = createRequire(import.meta.url)

/** Puts what draws pictures beside a function, where it finds it as in an installed package. */
export async function copyRasterizer(folder: string): Promise<void> {
  const target = join(folder, 'node_modules', rasterizerFile)
  await mkdir(dirname(target), { recursive: true })
  await cp(resolve(rasterizerFile), target)
}
