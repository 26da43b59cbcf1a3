import { mkdir, writeFile } from 'node:fs/promises'
import { drawings } from '#lib/local/seed/pictures/drawings.ts'
import { webpOf } from '#lib/local/seed/pictures/webp-of.ts'

/** Draws the pictures of the demo again after a drawing has changed. Commit what it writes. */
const folder = new URL('../lib/local/seed/pictures/files/', import.meta.url)
await mkdir(folder, { recursive: true })
let total = 0
for (const { name, svg } of drawings) {
  const file = await webpOf(svg)
  total += file.length
  await writeFile(new URL(`${name}.webp`, folder), file)
}
console.log(`${drawings.length} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`)
