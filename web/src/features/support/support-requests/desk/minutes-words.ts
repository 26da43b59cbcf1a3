const inHour = 60

/** A length of open time: `35 min`, `2 h 5 min`. */
export function minutesWords(minutes: number): string {
  if (minutes < inHour) return `${minutes} min`
  const rest = minutes % inHour
  const hours = `${Math.floor(minutes / inHour)} h`
  return rest ? `${hours} ${rest} min` : hours
}
