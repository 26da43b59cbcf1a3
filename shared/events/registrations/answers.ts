import * as z from 'zod/mini'
import { text } from '#shared/text.ts'

/** What an entrant answered to the questions of an event, by their keys. */
export const Answers = z.record(z.string().check(z.maxLength(24)), text(500))
