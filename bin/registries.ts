import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRegistries } from '#lib/registries/all-registries.ts'

const write = (file: string, text: string) => writeFileSync(join(import.meta.dirname, '..', file), text)

for (const [file, text] of allRegistries()) write(file, text)
// These follow what the registries now say.
const { factsDoc } = await import('#lib/registries/facts-doc.ts')
write('docs/facts.md', factsDoc())
const { routePlaces, routePlacesFile } = await import('#lib/registries/route-places.ts')
write(routePlacesFile, routePlaces())
