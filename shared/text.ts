import * as z from 'zod/mini'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the rule refuses
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** They turn the order of what follows them, also of what others wrote; telephone numbers are often copied with them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Text a person typed: trimmed, without signs that turn its direction, without control characters or half characters,
 * at least `min` and at most `max` characters.
 */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.overwrite((value) => value.replace(turning, '')),
    z.trim(),
    z.minLength(min, min === 1 ? 'Required' : `Must be at least ${min} characters`),
    z.maxLength(max, `Must be at most ${max} characters`),
    z.refine((value) => !unprintable.test(value), 'Must not contain control characters'),
    z.refine((value) => value.isWellFormed(), 'Must be whole Unicode characters'),
  )

const nothingToSee = /^[\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u

/** Text on one line, such as a name: what is required has something that can be seen. */
export const line = (max: number, min = 0) =>
  text(max, min).check(
    z.overwrite((value) => value.replace(/\s+/g, ' ')),
    // That nothing at all was typed has been said.
    z.refine((value) => min === 0 || value === '' || !nothingToSee.test(value), 'Required'),
  )
