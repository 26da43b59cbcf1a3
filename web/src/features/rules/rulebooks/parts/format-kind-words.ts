import type { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'

export const kindWords: Record<FormatKind, string> = {
  spl_peak: 'Peak pressure',
  spl_average: 'Average pressure',
  spl_target: 'On a target',
  sheet: 'Judges’ sheets',
  head_to_head: 'Head to head',
  show: 'Show',
}
