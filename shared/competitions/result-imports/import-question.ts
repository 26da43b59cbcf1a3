import * as z from 'zod/mini'

/** The doubts that a file cannot settle: whom a line means, and whether its day is the event’s. */
export const ImportDoubt = z.enum(['who', 'date'])
export type ImportDoubt = z.infer<typeof ImportDoubt>

const longestAnswer = 60

/**
 * `by_number`: the member with its number in the league. `by_entry`: the entrant with its entry number. `by_name`: the
 * one entrant of its name. `entrant:reg_…`: this entrant. `keep`: the line with its day.
 */
export const ImportAnswer = z
  .string()
  .check(
    z.maxLength(longestAnswer),
    z.regex(
      /^(?:by_number|by_entry|by_name|guest|keep|leave_out|entrant:[A-Za-z0-9_]+)$/,
      'Choose one of the answers.',
    ),
  )
export type ImportAnswer = z.infer<typeof ImportAnswer>

export const ImportAnswers = z.partialRecord(ImportDoubt, ImportAnswer)
export type ImportAnswers = z.infer<typeof ImportAnswers>

/** A question that an organizer answers before its line is imported. Any other entrant is an answer, too. */
export const ImportQuestion = z.object({
  about: ImportDoubt,
  options: z.array(z.object({ value: ImportAnswer, label: z.string() })),
})
export type ImportQuestion = z.infer<typeof ImportQuestion>

export const leaveOut = { value: 'leave_out', label: 'Leave this line out' } as const
export const entrantAnswer = (registrationId: string): ImportAnswer => `entrant:${registrationId}`
