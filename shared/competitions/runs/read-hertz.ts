type Read = { tenths: number } | { missing: true } | { problem: string }

const mostTenths = 2000

/**
 * Reads a frequency as it is keyed in or typed: `385` is 38.5, as on a meter, and so are `38.5` and `38,5`. Up to two
 * digits alone are a whole number.
 */
export function readHertz(text: string): Read {
  const typed = text.trim()
  if (typed === '') return { missing: true }
  const marked = /^\d{3,4}$/.test(typed) ? `${typed.slice(0, -1)}.${typed.slice(-1)}` : typed
  const found = /^(\d{1,4})(?:[.,](\d)?)?$/.exec(marked)
  if (!found) return { problem: 'Enter a frequency such as 38.5.' }
  const tenths = Number(found[1]) * 10 + Number(found[2] ?? 0)
  if (tenths > mostTenths) return { problem: 'A frequency must be at most 200 Hz.' }
  return tenths === 0 ? { problem: 'Enter a frequency such as 38.5.' } : { tenths }
}
