const secretNames =
  /pass(word|phrase|wd)?|secret|token|authorization|cookie|api[-_]?key|private|credential|signature|otp|verifier|card|cvc|cvv|iban|ticket|session$|^code$/i

const jwt = /eyJ[\w-]+(?:\.[\w-]+)+\.?/g
const providerKey = /(?<![A-Za-z0-9])(?:sk|rk|whsec|pk)_(?:live|test)?_?[A-Za-z0-9]{8,}/g
const bearer = /\bBearer\s+[^\s,"']+/gi
/** An id is looked past as a whole: one in a hundred has digits in it that would pass for a card number. */
const digitGroups =
  /(?<![\w-])[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}(?![\w-])|\d+(?:[ -]\d+)*/gi
const id = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

const hidden = '[redacted]'

function isCardNumber(text: string): boolean {
  const numbers = [...text.replace(/\D/g, '')].map(Number).reverse()
  const sum = numbers.reduce((total, digit, index) => {
    const weighted = index % 2 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

/**
 * A card number may be surrounded by other digits (an expiry, a check code), so every span of whole groups is checked.
 */
function hideCardNumbers(run: string): string {
  if (run.length < 13 || id.test(run)) return run
  const groups = [...run.matchAll(/\d+/g)]
  for (const [first, start] of groups.entries())
    for (const end of groups.slice(first)) {
      const from = start.index
      const to = end.index + end[0].length
      const span = run.slice(from, to)
      const length = span.replace(/\D/g, '').length
      if (length > 19) break
      if (length >= 13 && isCardNumber(span))
        return run.slice(0, from) + hidden + hideCardNumbers(run.slice(to))
    }
  return run
}

const redactText = (text: string) =>
  text
    .replace(jwt, hidden)
    .replace(bearer, hidden)
    .replace(providerKey, hidden)
    .replace(digitGroups, hideCardNumbers)

/** A copy that is safe to log: values under secret names, tokens, provider keys and card numbers are replaced. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 6) return '[deep]'
  if (value instanceof Error)
    return {
      name: value.name,
      message: redactText(value.message),
      stack: value.stack && redactText(value.stack),
      ...(value.cause !== undefined && { cause: redact(value.cause, depth + 1) }),
    }
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretNames.test(name) ? hidden : redact(item, depth + 1),
    ]),
  )
}
