import { mkdir, writeFile } from 'node:fs/promises'
import { drawings, filesOf } from '#lib/local/seed/pictures/drawings.ts'
import { webpOf } from '#lib/local/seed/pictures/webp-of.ts'

/** Draws the pictures of the demo again after a drawing has changed. Commit what it writes. */
const folder = new URL('../lib/local/seed/pictures/files/', import.meta.url)
await mkdir(folder, { recursive: true })
let total = 0
const files = drawings.flatMap((drawing) => filesOf(drawing).map((one) => ({ ...one, svg: drawing.svg })))
for (const { file, width, svg } of files) {
  const bytes = await webpOf(svg, width)
  total += bytes.length
  await writeFile(new URL(file, folder), bytes)
}
console.log(`${files.length} pictures, ${(total / 1024 / 1024).toFixed(2)} MB`)
