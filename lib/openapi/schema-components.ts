import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { NamedSchemas } from './named-schemas.ts'

type Json = Record<string, unknown>
type Direction = 'input' | 'output'

const place = '#/components/schemas/'

/**
 * Writes named schemas once, below `components`, and refers to them. A schema that is sent in another shape than it is
 * answered (a default makes a field optional) is listed twice, the second time as `…Input`.
 */
export function schemaComponents(names: NamedSchemas) {
  const all = (io: Direction) =>
    z.toJSONSchema(names, { io, unrepresentable: 'any', override: withoutPattern, uri: (id) => place + id })
      .schemas as Record<string, Json>
  const named = { input: all('input'), output: all('output') }
  const twofold = twofoldNames(named)
  const used = new Set<string>()
  const components: Record<string, Json> = {}

  function schemaOf(schema: z.ZodMiniType, io: Direction): Json {
    const {
      $schema: _,
      $defs,
      ...rest
    } = z.toJSONSchema(schema, {
      metadata: names,
      io,
      unrepresentable: 'any',
      override: withoutPattern,
    }) as Json
    return withReferences(rest, io)
  }

  function withReferences(json: Json, io: Direction): Json {
    const text = JSON.stringify(json).replace(
      /"#\/(?:\$defs|components\/schemas)\/(\w+)"/g,
      (_, name: string) => `"${place}${component(name, io)}"`,
    )
    return JSON.parse(text)
  }

  function component(name: string, io: Direction): string {
    const key = io === 'input' && twofold.has(name) ? `${name}Input` : name
    if (used.has(key)) return key
    used.add(key)
    const { $schema: _, $id, id, ...definition } = named[io][name] ?? {}
    components[key] = withReferences(definition, io)
    return key
  }

  return { schemaOf, components }
}

/** A pattern of 300 characters need not be repeated at each place that a format covers. */
function withoutPattern({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern
}

/** Names whose schema differs by direction, in itself or in what it refers to. */
function twofoldNames({ input, output }: Record<Direction, Record<string, Json>>): Set<string> {
  const twofold = new Set(Object.keys(input).filter((name) => !isDeepStrictEqual(input[name], output[name])))
  const refersToOne = (json: Json | undefined) => {
    const text = JSON.stringify(json)
    return [...twofold].some((name) => text.includes(`"${place}${name}"`))
  }
  for (let before = -1; before !== twofold.size; ) {
    before = twofold.size
    for (const name of Object.keys(input)) if (refersToOne(input[name])) twofold.add(name)
  }
  return twofold
}
