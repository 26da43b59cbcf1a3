import * as z from 'zod/mini'
import { log } from '#core/platform/log/log.ts'

/** An item of a list; undefined and logged where it cannot be read, which must not keep the others from being shown. */
export function readItem<T>(
  schema: z.ZodMiniType<T>,
  entity: string,
  item: Record<string, unknown>,
): T | undefined {
  const read = z.safeParse(schema, item)
  if (read.success) return read.data
  // Logs the names of the fields, not their values.
  const fields = read.error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`)
  log.error('db.unreadable_item', { entity, pk: item.pk, sk: item.sk, fields })
  return undefined
}
