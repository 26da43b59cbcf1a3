/** An instant as PayPal writes it, to the second. */
export const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

const pattern =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[Tt]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)([.]\d+)?([Zz]|[+-]\d{2}:?\d{2})$/

/** The seconds of a time in a request, or undefined when it is none. */
export function secondsOf(text: string | null | undefined): number | undefined {
  if (!text || !pattern.test(text)) return undefined
  const ms = Date.parse(text)
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000)
}
