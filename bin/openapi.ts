import { writeFileSync } from 'node:fs'
import { openapiDocument } from '#lib/openapi/openapi-document.ts'

const file = new URL('../functions/api/openapi/openapi.json', import.meta.url)

writeFileSync(file, `${JSON.stringify(await openapiDocument(), null, 1)}\n`)
console.log(`Wrote ${file.pathname}`)
