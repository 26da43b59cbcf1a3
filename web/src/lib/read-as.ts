import * as z from 'zod/mini'

const read = new WeakMap<z.ZodMiniType, WeakMap<object, unknown>>()

/**
 * An answer by its schema, or nothing if it is something else. Each is read once, however many parts of a page ask what
 * it says.
 */
export function readAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  answer: unknown,
): z.infer<Schema> | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const known = read.get(schema) ?? new WeakMap<object, unknown>()
  read.set(schema, known)
  if (!known.has(answer)) known.set(answer, z.safeParse(schema, answer).data)
  return known.get(answer) as z.infer<Schema> | undefined
}
