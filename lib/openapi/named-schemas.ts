import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const shared = join(import.meta.dirname, '../../shared')

export type NamedSchemas = ReturnType<typeof z.registry<{ id: string }>>

/** Every schema that `shared/` exports, under its own name; the registry of routes itself exports none. */
export async function namedSchemas(): Promise<NamedSchemas> {
  const names = z.registry<{ id: string }>()
  const seen = new Map<string, string>()
  for await (const file of glob('**/*.ts', { cwd: shared, exclude: (name) => name.endsWith('.test.ts') })) {
    const exported: Record<string, unknown> = await import(join(shared, file))
    for (const [name, value] of Object.entries(exported)) {
      if (!/^[A-Z]/.test(name) || !isSchema(value) || names.has(value)) continue
      const other = seen.get(name)
      if (other) throw new Error(`${other} and ${file} both export a schema named ${name}; rename one.`)
      seen.set(name, file)
      names.add(value, { id: name })
    }
  }
  return names
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value
