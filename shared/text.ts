import * as z from 'zod/mini'
import { atLeast, atMost } from './limit-words.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the rule refuses
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** They turn the order of what follows them, also of what others wrote; phone numbers are often copied with them. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

const withoutTurning = (value: string) => value.replace(turning, '')

const printable = (max: number, min: number) =>
  [
    z.trim(),
    z.minLength(min, min === 1 ? 'Required' : atLeast(min, 'characters')),
    z.maxLength(max, atMost(max, 'characters')),
    z.refine<string>((value) => !unprintable.test(value), 'Must not contain control characters'),
    z.refine<string>((value) => value.isWellFormed(), 'Must be whole Unicode characters'),
  ] as const

/**
 * Text a person typed: trimmed, without signs that turn its direction, without control characters or half characters,
 * at least `min` and at most `max` characters.
 */
export const text = (max: number, min = 0) =>
  z.string().check(z.overwrite(withoutTurning), ...printable(max, min))

const nothingToSee = /^[\s\p{Z}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u

const onOneLine = (value: string) =>
  nothingToSee.test(value) ? '' : withoutTurning(value).replace(/\s+/g, ' ')

/** Text on one line, such as a name: invisible text counts as empty. */
export const line = (max: number, min = 0) => z.string().check(z.overwrite(onOneLine), ...printable(max, min))
