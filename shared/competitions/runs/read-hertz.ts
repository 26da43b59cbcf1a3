type Read = { tenths: number } | { missing: true } | { problem: string }

const mostTenths = 2000

/** A frequency as it is typed: `38.5`, `38,5` and `38` with one decimal at most. */
export function readHertz(text: string): Read {
  const typed = text.trim()
  if (typed === '') return { missing: true }
  const found = /^(\d{1,4})(?:[.,](\d)?)?$/.exec(typed)
  if (!found) return { problem: 'Enter a frequency such as 38.5.' }
  const tenths = Number(found[1]) * 10 + Number(found[2] ?? 0)
  if (tenths > mostTenths) return { problem: 'A frequency must be at most 200 Hz.' }
  return tenths === 0 ? { problem: 'Enter a frequency such as 38.5.' } : { tenths }
}
