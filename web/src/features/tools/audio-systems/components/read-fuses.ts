import { systemRanges } from '#shared/tools/audio-systems/system-study.ts'

/** Fuses as they are typed, such as “30, 30”; or why they cannot be read. */
export function readFuses(typed: string): { fuses: number[] } | { problem: string } {
  const words = typed.split(/[\s,;+]+/).filter(Boolean)
  const fuses = words.map(Number)
  const { min, max } = systemRanges.fuse
  if (fuses.length > 4) return { problem: 'Enter at most 4 fuses' }
  if (fuses.some((one) => !(one >= min && one <= max)))
    return { problem: `Enter amperes between ${min} and ${max}, such as 30, 30` }
  return { fuses }
}
