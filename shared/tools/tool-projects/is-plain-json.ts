/** Tools nest a handful of levels; anything deeper would exhaust the stack of its reader. */
const deepest = 24

/**
 * True if a value comes back from JSON as it went in: finite numbers, no names that change what an object is.
 */
export function isPlainJson(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: one, depth } = next
    if (typeof one === 'number' && !Number.isFinite(one)) return false
    if (typeof one !== 'object' || one === null) continue
    if (depth > deepest || Object.hasOwn(one, '__proto__')) return false
    for (const inner of Object.values(one)) waiting.push({ value: inner, depth: depth + 1 })
  }
  return true
}
