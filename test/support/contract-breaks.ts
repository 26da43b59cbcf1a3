import * as z from 'zod/mini'
import type { Contract } from '#shared/platform/http/route.ts'
import type { Asked } from './ask-routes.ts'

type Json = {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: boolean | Json
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
}

type Refusal = { at: string; why: string }

/** A function refuses a choice or a field that it does not know; the site does without. */
type Reader = 'function' | 'site'

const parts = ['params', 'query', 'body'] as const

/** Says what of the requests by an old contract the new one refuses, and what of the new answers the old site misses. */
export function contractBreaks(before: Contract, now: Contract): string[] {
  const requests = parts.flatMap((part) => {
    const sent = schemaOf(before[part], 'input')
    const read = part === 'params' ? paramsCalledAs(before, now) : schemaOf(now[part], 'input')
    return sameJson(sent, read) ? [] : refusals(read, sent, 'function', part)
  })
  const [sent, read] = [schemaOf(now.response, 'output'), schemaOf(before.response, 'output')]
  const answers = before.response && !sameJson(sent, read) ? refusals(read, sent, 'site', 'answer') : []
  return [...requests, ...answers].map(({ at, why }) => `${at} ${why}`)
}

/** Parameters are sent by their place in the path, whatever they are called. */
function paramsCalledAs(before: Contract, now: Contract): Json {
  const [then, today] = [paramsIn(before), paramsIn(now)]
  const called = (name: string) => then[today.indexOf(name)] ?? name
  const { properties = {}, required = [], ...rest } = schemaOf(now.params, 'input')
  const fields = Object.entries(properties).map(([name, field]) => [called(name), field])
  return { ...rest, properties: Object.fromEntries(fields), required: required.map(called) }
}

const paramsIn = ({ path }: Contract) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

const nothing: Json = { type: 'object', properties: {}, required: [], additionalProperties: false }

const schemaOf = (schema: Contract['body'], io: 'input' | 'output'): Json =>
  schema ? (z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json) : nothing

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Each shape that may be sent must be one that the reader takes; the nearest of those says what is wrong. */
function refusals(reader: Json, sent: Json, by: Reader, at: string): Refusal[] {
  const taken = shapesOf(reader)
  return shapesOf(sent).flatMap((shape) => {
    const near = by === 'site' ? taken.filter((one) => !isOtherKind(one, shape)) : taken
    const tries = near.map((one) => refusalsOfShape(one, shape, by, at))
    return tries.toSorted((one, other) => one.length - other.length)[0] ?? []
  })
}

function shapesOf(schema: Json): Json[] {
  const union = schema.anyOf ?? schema.oneOf
  if (union) return union.flatMap(shapesOf)
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]
}

/** Shapes of a union say in a field which one they are. */
const isOtherKind = (one: Json, other: Json) =>
  Object.entries(one.properties ?? {}).some(([name, field]) => {
    const same = other.properties?.[name]
    return same && 'const' in field && 'const' in same && field.const !== same.const
  })

const says = ({ type, properties, allOf, $ref, ...rest }: Json) =>
  !allOf && !$ref && (type !== undefined || properties !== undefined || choicesOf(rest) !== undefined)

const choicesOf = (schema: Json): unknown[] | undefined =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined)

function refusalsOfShape(reader: Json, sent: Json, by: Reader, at: string): Refusal[] {
  // Intersections, recursive references and what takes anything are left to the requests.
  if (!says(reader) || !says(sent)) return []
  if (reader.type !== sent.type && !(reader.type === 'number' && sent.type === 'integer'))
    return [{ at, why: `is ${sent.type ?? 'a value'}, not ${reader.type ?? 'a value'}` }]
  const inside = [...refusedFields(reader, sent, by, at), ...refusedItems(reader, sent, by, at)]
  return by === 'site' ? inside : [...refusedChoices(reader, sent, at), ...inside]
}

function refusedChoices(reader: Json, sent: Json, at: string): Refusal[] {
  const known = choicesOf(reader)
  if (!known) return []
  const unknown = choicesOf(sent)?.filter((value) => !known.includes(value)) ?? ['any value']
  return unknown.length > 0 ? [{ at, why: `can no longer be ${unknown.join(', ')}` }] : []
}

function refusedFields(reader: Json, sent: Json, by: Reader, at: string): Refusal[] {
  const [known, fields] = [reader.properties ?? {}, sent.properties ?? {}]
  const missing = (reader.required ?? [])
    .filter((name) => !sent.required?.includes(name))
    .map((name) => ({ at: `${at}.${name}`, why: name in fields ? 'is not always there' : 'is missing' }))
  const refused = Object.entries(fields).flatMap(([name, field]): Refusal[] => {
    const place = `${at}.${name}`
    if (known[name]) return refusals(known[name], field, by, place)
    return reader.additionalProperties === false && by === 'function'
      ? [{ at: place, why: 'is not known' }]
      : []
  })
  const [others, more] = [reader.additionalProperties, sent.additionalProperties]
  const entries =
    typeof others === 'object' && typeof more === 'object' ? refusals(others, more, by, `${at}.*`) : []
  return [...missing, ...refused, ...entries]
}

function refusedItems(reader: Json, sent: Json, by: Reader, at: string): Refusal[] {
  return reader.items && sent.items ? refusals(reader.items, sent.items, by, `${at}[]`) : []
}

/** Says what is wrong with the answer to a request by an old contract. */
export function answerBreaks(contract: Contract, asked: Asked): string[] {
  if ('failed' in asked) return [`was not asked: ${asked.failed}`]
  const { answer, refusal } = asked
  const [status, code] = refusal ?? [contract.status ?? (contract.response ? 200 : 204)]
  if (answer.status !== status) return [`answered ${answer.status}: ${answer.text.slice(0, 300)}`]
  if (code) {
    const { code: said } = answer.body as { code?: string }
    return said === code ? [] : [`refused as ${said}, not as ${code}`]
  }
  if (!contract.response || contract.mediaType || status === 303) return []
  const { error } = z.safeParse(contract.response, answer.body)
  return (error?.issues ?? []).map(({ path, message }) => `answer.${path.join('.')}: ${message}`)
}

/** A request without what an older contract does not know. */
export function knownTo(contract: Contract, input: { [Part in (typeof parts)[number]]?: unknown }): object {
  const known: Record<string, unknown> = structuredClone(input)
  for (const part of parts) {
    const issues = contract[part] ? (z.safeParse(contract[part], known[part]).error?.issues ?? []) : []
    for (const issue of issues)
      if (issue.code === 'unrecognized_keys')
        for (const key of issue.keys) {
          const place = issue.path.reduce<unknown>((value, step) => (value as never)[step], known[part])
          delete (place as Record<string, unknown>)[key]
        }
  }
  return known
}
