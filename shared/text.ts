import * as z from 'zod/mini'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the rule refuses
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Text a person typed: trimmed, without control characters or half characters, at least `min` and at most `max` characters. */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.trim(),
    z.minLength(min, min === 1 ? 'Required' : `Must be at least ${min} characters`),
    z.maxLength(max, `Must be at most ${max} characters`),
    z.refine((value) => !unprintable.test(value), 'Must not contain control characters'),
    z.refine((value) => value.isWellFormed(), 'Must be whole Unicode characters'),
  )
