type Hash = Record<string, unknown>

/** Returns what an update changed, with the earlier values, nested like Stripe’s `previous_attributes`. */
export function previousAttributes(before: object, after: object): Hash | undefined {
  const previous: Hash = {}
  const was = before as Hash
  const is = after as Hash
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (JSON.stringify(was[key]) === JSON.stringify(is[key])) continue
    previous[key] =
      isHash(was[key]) && isHash(is[key]) ? previousAttributes(was[key], is[key]) : (was[key] ?? null)
  }
  return Object.keys(previous).length > 0 ? previous : undefined
}

const isHash = (value: unknown): value is Hash =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
