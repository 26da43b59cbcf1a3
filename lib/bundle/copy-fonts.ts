import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontFamilies, fontFile, packageOf, rangesFile, subsetsOf } from '#core/platform/pdf/font-files.ts'

const { resolve } = createRequire(import.meta.url)

/** Puts the fonts of PDFs beside a function, with their licenses, where it finds them as in an installed package. */
export async function copyFonts(folder: string): Promise<void> {
  const files = fontFamilies.flatMap((family) => [
    ...[rangesFile, 'LICENSE'].map((name) => `${packageOf(family.family)}/${name}`),
    ...subsetsOf(family).flatMap(({ subset }) =>
      family.weights.map(
        (weight) => `${packageOf(family.family)}/${fontFile(family.family, subset, weight)}`,
      ),
    ),
  ])
  await Promise.all(
    files.map(async (file) => {
      const target = join(folder, 'node_modules', file)
      await mkdir(dirname(target), { recursive: true })
      await cp(resolve(file), target)
    }),
  )
}
