import type { EventValues } from './event-values.ts'

type TypedClass = EventValues['classes'][number]

const units: Record<string, string> = { power: ' W', channels: ' ch' }

/** A number as it is typed, with its thousands; anything else stays as it is. */
const counted = (typed: string) =>
  /^\d+$/.test(typed.trim()) ? Number(typed).toLocaleString('en-US') : typed.trim()

function range({ formula, min, max }: TypedClass): string {
  if (!formula) return ''
  const [least, most, unit] = [counted(min), counted(max), units[formula] ?? '']
  if (!most) return least && least !== '0' ? `≥ ${least}${unit}` : ''
  return least && least !== '0' ? `${least}–${most}${unit}` : `≤ ${most}${unit}`
}

/** What a class is, in short, after its code: " · Street 1 · ≤ 2,000 · 20 spots · $15". */
export function classLine(typed: TypedClass): string {
  const { name, capacity, feeCents, closed } = typed
  const parts = [
    name.trim(),
    range(typed),
    capacity.trim() && `${counted(capacity)} ${capacity.trim() === '1' ? 'spot' : 'spots'}`,
    feeCents.trim() && `$${feeCents.trim().replace(/\.00$/, '')}`,
    closed && 'closed',
  ]
  return parts
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join('')
}
