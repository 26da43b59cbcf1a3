import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { openapiDocument } from './openapi-document.ts'

const file = new URL('../../functions/core/platform/openapi/openapi.json', import.meta.url)

/**
 * Makes the document that the API publishes from the contracts, compressed, because it grows with every route. A file that would not
 * change keeps its time.
 */
export async function writeOpenapiDocument(): Promise<void> {
  const brotli = brotliCompressSync(JSON.stringify(await openapiDocument())).toString('base64')
  const text = `${JSON.stringify({ brotli })}\n`
  const present = await readFile(file, 'utf8').catch(() => undefined)
  if (present !== text) await writeFile(file, text)
}
