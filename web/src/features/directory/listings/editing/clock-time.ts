const day = 1440
const noon = 720

/** A time on a clock; without `am`, `pm`, or a second day of hours, `isVague` tells that it could be either half. */
type Typed = { minutes: number; isVague: boolean }

const words: Readonly<Record<string, Typed>> = {
  noon: { minutes: noon, isVague: false },
  midnight: { minutes: 0, isVague: false },
}

const pattern = /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*([ap])?\.?\s*(?:m\.?)?$/

function typedTime(text: string): Typed | undefined {
  const plain = text.trim().toLowerCase()
  const known = words[plain]
  if (known) return known
  const [, hourDigits, minuteDigits = '0', half] = pattern.exec(plain) ?? []
  if (hourDigits === undefined || (!half && plain.endsWith('m'))) return undefined
  const [hour, minute] = [Number(hourDigits), Number(minuteDigits)]
  if (!half) {
    const isVague = hour >= 1 && hour <= 12 && !hourDigits.startsWith('0')
    return hour < 24 ? { minutes: hour * 60 + minute, isVague } : undefined
  }
  if (hour < 1 || hour > 12) return undefined
  return { minutes: (hour % 12) * 60 + minute + (half === 'p' ? noon : 0), isVague: false }
}

/** The minutes of a typed opening time: `9`, `9a`, `9:30 pm`, `17:00`, `noon`. Shops open at 1 in the afternoon. */
export function readOpening(text: string): number | undefined {
  const typed = typedTime(text)
  if (!typed?.isVague) return typed?.minutes
  return typed.minutes < 6 * 60 ? typed.minutes + noon : typed.minutes
}

/**
 * The minutes of a typed closing time after an opening time, past midnight if need be: 6 PM to `2` is 26 hours. The same
 * time as the opening stays what it is, because it says nothing.
 */
export function readClosing(text: string, opens: number | undefined): number | undefined {
  const typed = typedTime(text)
  if (!typed) return undefined
  const { minutes, isVague } = typed
  if (opens === undefined) return isVague && minutes < noon ? minutes + noon : minutes
  if (!isVague) return minutes < opens ? minutes + day : minutes
  const half = minutes % noon
  return [half, half + noon, half + day].find((at) => at > opens) ?? half + day
}

/** Minutes as a clock shows them, those past midnight as of the next day: 1560 is 2:00 AM. */
export function clockWords(minutes: number): string {
  const at = minutes % day
  const hour = Math.floor(at / 60)
  return `${hour % 12 || 12}:${String(at % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
