/** A distance as it is read, rounded before its words are chosen: `Less than a mile`, `4.2 miles`, `about 31 miles`. */
export function milesWords(miles: number, isAbout = false): string {
  const tenths = Math.round(miles * 10)
  if (tenths < 10) return 'Less than a mile'
  const figure = tenths < 100 ? (tenths / 10).toFixed(1) : Math.round(miles).toLocaleString('en-US')
  return `${isAbout ? 'about ' : ''}${figure} miles`
}
