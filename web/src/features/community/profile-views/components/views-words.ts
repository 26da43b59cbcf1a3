/** How this month’s figure compares with that of the month before it. */
export function changeWords(total: number, before: number): string {
  if (before === 0) return total === 0 ? 'None in the 30 days before' : 'None in the 30 days before that'
  const percent = Math.round(((total - before) / before) * 100)
  if (percent === 0) return 'Same as the 30 days before'
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} than in the 30 days before`
}
