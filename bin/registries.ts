import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRegistries } from '#lib/registries/all-registries.ts'

for (const [file, text] of allRegistries()) writeFileSync(join(import.meta.dirname, '..', file), text)
