import * as z from 'zod/mini'

/** `show`: sheets without rivals in sight, such as looks. `head_to_head`: runs that qualify for a bracket. */
export const FormatKind = z.enum(['spl_peak', 'spl_average', 'spl_target', 'sheet', 'head_to_head', 'show'])
export type FormatKind = z.infer<typeof FormatKind>
