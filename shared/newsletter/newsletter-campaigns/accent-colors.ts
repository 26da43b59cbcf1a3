import type { Accent } from './block.ts'

/** What a campaign is drawn on, by day and by night; `onAccent` is the label of a button. */
export const grounds = {
  light: { back: '#f2f0ec', card: '#ffffff', inset: '#faf8f5', onAccent: '#ffffff' },
  dark: { back: '#161513', card: '#211f1c', inset: '#2a2723', onAccent: '#161513' },
} as const

/** Each accent by day and by night: links on every ground, and labels on it, have a contrast of 4.5 and more. */
export const accentColors: Record<Accent, { light: string; dark: string }> = {
  ember: { light: '#b3400f', dark: '#f0865c' },
  amber: { light: '#855600', dark: '#f2b33d' },
  moss: { light: '#3f6b2a', dark: '#9ccb7c' },
  teal: { light: '#0f6b67', dark: '#5fcfc6' },
  sky: { light: '#0b639c', dark: '#6cbcf2' },
  indigo: { light: '#4a4fc4', dark: '#a9adff' },
  plum: { light: '#8a3a86', dark: '#e39ade' },
  graphite: { light: '#3c3a37', dark: '#d9d5cd' },
}
