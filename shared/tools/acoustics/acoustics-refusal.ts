const sentences = {
  driver_incomplete: 'Enter {missing}.',
  driver_q_order: 'Qms and Qes must both be larger than Qts.',
  driver_inconsistent: 'Qts does not fit Qes and Qms. Keep one of them.',
  value_range: 'Must be between {min} and {max} {unit}.',
  qtc_too_low:
    'A sealed box cannot bring Qtc down to {value}. It must be above {qts}, the Qts of the driver.',
  alignment_out_of_range: '{name} has no solution for a Qts of {value}.',
  bandpass_qbp: "This gain needs a Qbp above the driver's Qts. Ask for more gain or a smaller S.",
  port_too_short: 'This port is too small for the tuning. Make it wider or tune lower.',
  port_too_long:
    'This port would be {length} long and does not fit. Make it narrower, tune higher or bend it.',
  pr_too_heavy: 'This passive radiator is already too heavy to tune that high.',
  limits_unknown: 'Enter Xmax or the rated power to see how loud it can play.',
  point_undefined: 'The model has no result near {hz} Hz.',
  cabin_curve: 'The cabin curve needs at least five rows of Hz and dB with rising frequencies.',
} as const

/** The reason there is no answer: a code, and the sentence that both the screen and the server show. */
export type AcousticsRefusal = { code: keyof typeof sentences; message: string; field?: string }

/** The refusal of a code, with its values filled in. Lengths come as text, because the reader chooses their unit. */
export function acousticsRefusal(
  code: keyof typeof sentences,
  values: Record<string, string | number> = {},
  field?: string,
): AcousticsRefusal {
  const message = sentences[code]
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    .replace(' .', '.')
  return { code, message, ...(field && { field }) }
}

export const isRefusal = <Answer extends object>(
  answer: Answer | AcousticsRefusal,
): answer is AcousticsRefusal => 'code' in answer && 'message' in answer
