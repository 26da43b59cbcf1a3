import { readFile, writeFile } from 'node:fs/promises'
import { openapiDocument } from './openapi-document.ts'

const file = new URL('../../functions/api/openapi/openapi.json', import.meta.url)

/** Makes the document that the API publishes from the contracts. A file that would not change keeps its time. */
export async function writeOpenapiDocument(): Promise<void> {
  const text = `${JSON.stringify(await openapiDocument())}\n`
  const present = await readFile(file, 'utf8').catch(() => undefined)
  if (present !== text) await writeFile(file, text)
}
